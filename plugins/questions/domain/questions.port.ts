import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { QuestionExists } from '../contract/errors.ts'
import type { QuestionSide, QuestionTopic } from '../contract/topics.ts'
import type { Message, Question } from './question.ts'

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

/** Repository of threads and messages. A parent has at most one open thread for each facility and topic; the database ensures it. */
export interface Questions {
  byId(id: string): Effect.Effect<Question | null>
  byIds(ids: readonly string[]): Effect.Effect<readonly Question[]>
  /** Reads a thread and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<Question | null>
  add(question: Question): Effect.Effect<void, QuestionExists>
  save(question: Question): Effect.Effect<void, QuestionExists>
  addMessage(message: Message): Effect.Effect<void>
  messagesOf(threadId: string): Effect.Effect<readonly Message[]>
  /** Lists threads by their last message, those of a facility with new messages first. */
  list(filter: QuestionFilter, paging: Paging): Effect.Effect<{ readonly items: readonly ListedQuestion[]; readonly total: number }>
  /** Returns the open threads of a parent with a facility. */
  openOf(accountId: string, facilityId: string): Effect.Effect<readonly Question[]>
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
