import { Effect } from 'effect'
import type { ConversationQuery } from '#core/conversations/conversation-list.port.ts'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { QuestionExists } from '../contract/errors.ts'
import type { PublicQuestion } from '../contract/publication.ts'
import type { QuestionSide, QuestionTopic } from '../contract/topics.ts'
import type { Publication } from './publication.ts'
import type { Guest, Message, Question } from './question.ts'

/** Threads to list: those of a parent, or those of a facility. */
export interface QuestionFilter {
  readonly side: QuestionSide
  /** The account that looks. */
  readonly accountId: string
  readonly facilityId: string | null
  readonly state: 'open' | 'closed' | null
  readonly topic: QuestionTopic | null
}

/** Thread in a list, with its last text and the number of new messages. */
export interface ListedQuestion extends Question {
  readonly last_text: string
  readonly new_messages: number
}

/** Numbers of new messages of an account: answers to its own questions, and messages to its facilities. */
export interface NewMessages {
  readonly answers: number
  readonly byFacility: Readonly<Record<string, number>>
}

/** Creates the plain part of the repository of threads. */
export const questionsOf = (threads: TableStore<Question, QuestionExists>, guests: TableStore<Guest>) => ({
  ...asStore(threads),
  save: threads.replace,
  byIds: (ids: readonly string[]) => threads.find({ id: { in: ids } }),
  addGuest: guests.add,
  /** Returns the visitors who have asked threads without an account, by thread. */
  guestsOf: (ids: readonly string[]) =>
    Effect.map(guests.find({ thread_id: { in: ids } }), (found) => new Map(found.map((guest) => [guest.thread_id, guest]))),
  /** Returns the open threads of a parent with a facility. */
  openOf: (account_id: string, facility_id: string) =>
    threads.find({ account_id, facility_id, state: 'open' }, { orderBy: { asked_at: 'asc', id: 'asc' } }),
})

/** Repository of threads and messages. A parent has at most one open thread for each facility and topic; the database ensures it. */
export interface Questions extends ReturnType<typeof questionsOf> {
  addMessage(message: Message): Effect.Effect<void>
  messagesOf(threadId: string): Effect.Effect<readonly Message[]>
  /** Lists threads by their last message, those of a facility with new messages first. */
  list(filter: QuestionFilter, paging: Paging): Effect.Effect<{ readonly items: readonly ListedQuestion[]; readonly total: number }>
  /** Lists threads by their last message alone, from a position on. */
  listBefore(filter: QuestionFilter, part: Omit<ConversationQuery, 'facilityId'>): Effect.Effect<readonly ListedQuestion[]>
  /** Marks messages up to a number as seen; returns whether that is more than before. */
  markSeen(accountId: string, threadId: string, number: number): Effect.Effect<boolean>
  /** Returns the number that each account has seen. */
  seenOf(threadId: string): Effect.Effect<ReadonlyMap<string, number>>
  countNew(accountId: string, facilityIds: readonly string[]): Effect.Effect<NewMessages>
  /** Closes the open threads of a facility. */
  closeOf(facilityId: string, at: string): Effect.Effect<void>
  /** Closes the open threads of erased accounts and removes what they published; returns the facilities whose profiles showed it. */
  closeOrphaned(at: string): Effect.Effect<readonly string[]>
}
export const Questions = token<Questions>('questions/Questions')

/** Creates the plain part of the repository of publications. */
export const publicationsOf = (publications: TableStore<Publication>) => ({
  of: (threadId: string) => publications.byId(threadId),
  save: (publication: Publication) => publications.put(publication),
})

/** Repository of publications, one for a thread at most. Writers have locked the thread. */
export interface Publications extends ReturnType<typeof publicationsOf> {
  /** Returns what a facility has published, the newest first. */
  published(facilityId: string): Effect.Effect<readonly PublicQuestion[]>
}
export const Publications = token<Publications>('questions/Publications')

/** Message as support may have hidden it. */
export interface ReportedMessage extends Message {
  readonly hidden: boolean
}

/** Reads and hides reported messages. */
export interface ReportedMessages {
  byId(id: string): Effect.Effect<ReportedMessage | null>
  /** Returns the messages of a thread around a number, the oldest first. */
  around(threadId: string, number: number, reach: number): Effect.Effect<readonly ReportedMessage[]>
  /** Hides a message from both sides or shows it again; returns whether that changed it. */
  hide(id: string, hidden: boolean): Effect.Effect<boolean>
}
export const ReportedMessages = token<ReportedMessages>('questions/ReportedMessages')
