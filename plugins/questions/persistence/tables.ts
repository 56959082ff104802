import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256 } from '#adapters/postgres/column-types.ts'
import type { QuestionSide, QuestionTopic } from '../contract/topics.ts'
import type { Publication } from '../domain/publication.ts'
import type { Question } from '../domain/question.ts'

const at = () => p.type(IsoTimestamp)

/** Table of threads; a partial unique index allows a parent one open thread for each facility and topic. */
export const ThreadTable = defineEntity({
  name: 'QuestionThreadRow',
  tableName: 'questions_thread',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    moved_from: p.uuid().strictNullable(),
    account_id: p.uuid().strictNullable(),
    by_guest: p.boolean(),
    topic: p.text().$type<QuestionTopic>(),
    state: p.text().$type<Question['state']>(),
    closed_by: p.text().$type<Exclude<Question['closed_by'], null>>().strictNullable(),
    closed_at: at().strictNullable(),
    asked_at: at(),
    last_message_at: at(),
    last_parent: p.integer(),
    last_facility: p.integer(),
    version: p.integer(),
  },
})

/** Table of visitors who have asked without an account. */
export const GuestTable = defineEntity({
  name: 'QuestionGuestRow',
  tableName: 'questions_guest',
  properties: { thread_id: p.uuid().primary(), name: p.text(), email: p.text() },
})

/** Table of messages. */
export const MessageTable = defineEntity({
  name: 'QuestionMessageRow',
  tableName: 'questions_message',
  properties: {
    id: p.uuid().primary(),
    thread_id: p.uuid(),
    number: p.integer(),
    side: p.text().$type<QuestionSide>(),
    account_id: p.uuid().strictNullable(),
    text: p.text(),
    by_mail: p.boolean(),
    sent_at: at(),
    hidden: p.boolean().default(false),
  },
})

/** Table of the members of staff who wrote messages. */
export const AuthorTable = defineEntity({
  name: 'QuestionAuthorRow',
  tableName: 'questions_author',
  properties: { message_id: p.uuid().primary(), staff_account_id: p.uuid() },
})

/** Table of the numbers up to which accounts have seen threads. */
export const SeenTable = defineEntity({
  name: 'QuestionSeenRow',
  tableName: 'questions_seen',
  properties: { thread_id: p.uuid().primary(), account_id: p.uuid().primary(), number: p.integer() },
})

/** Table of publications. */
export const PublicationTable = defineEntity({
  name: 'QuestionPublicationRow',
  tableName: 'questions_publication',
  properties: {
    thread_id: p.uuid().primary(),
    question: p.text(),
    answer: p.text(),
    state: p.text().$type<Publication['state']>(),
    version: p.integer(),
    requested_at: at(),
    answered_at: at().strictNullable(),
  },
})

/** Table of the addresses that get mails, as hashes. */
export const AddressTable = defineEntity({
  name: 'QuestionAddressRow',
  tableName: 'questions_address',
  properties: { address: p.type(Sha256).primary(), stopped: p.boolean(), day: p.text(), mails: p.integer() },
})

/** Table of the links in mails. */
export const LinkTable = defineEntity({
  name: 'QuestionLinkRow',
  tableName: 'questions_link',
  properties: {
    id: p.uuid().primary(),
    thread_id: p.uuid(),
    address: p.type(Sha256),
    token_hash: p.type(Sha256).strictNullable(),
    created_at: at(),
    expires_at: at().strictNullable(),
    answered_at: at().strictNullable(),
    message_id: p.uuid().strictNullable(),
  },
})

/** Tables of questions. */
export const questionsTables = [ThreadTable, GuestTable, MessageTable, AuthorTable, SeenTable, PublicationTable, AddressTable, LinkTable]
