import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import { recordTable } from '#adapters/postgres/record-table.ts'
import type { QuestionSide } from '../contract/topics.ts'
import { MailAddress } from '../domain/mail-link.ts'
import { StoredLink } from '../domain/mail-links.port.ts'
import { Publication } from '../domain/publication.ts'
import { Guest, Question } from '../domain/question.ts'

/** Table of threads; a partial unique index allows a parent one open thread for each facility and topic. */
export const ThreadTable = recordTable(Question, { name: 'QuestionThreadRow', tableName: 'questions_thread', primary: ['id'] })

/** Table of visitors who have asked without an account. */
export const GuestTable = recordTable(Guest, { name: 'QuestionGuestRow', tableName: 'questions_guest', primary: ['thread_id'] })

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
    sent_at: p.type(IsoTimestamp),
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
export const PublicationTable = recordTable(Publication, {
  name: 'QuestionPublicationRow',
  tableName: 'questions_publication',
  primary: ['thread_id'],
})

/** Table of the addresses that get mails, as hashes. */
export const AddressTable = recordTable(MailAddress, { name: 'QuestionAddressRow', tableName: 'questions_address', primary: ['address'] })

/** Table of the links in mails. */
export const LinkTable = recordTable(StoredLink, { name: 'QuestionLinkRow', tableName: 'questions_link', primary: ['id'] })

/** Tables of questions. */
export const questionsTables = [ThreadTable, GuestTable, MessageTable, AuthorTable, SeenTable, PublicationTable, AddressTable, LinkTable]
