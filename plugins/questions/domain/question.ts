import { Schema } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { GuestView, type MessageView, storedQuestion } from '../contract/question.ts'
import { type QuestionSide, questionSides } from '../contract/topics.ts'

/** Thread of a parent with a facility. */
export const Question = Schema.Struct({
  ...storedQuestion,
  facility_id: Id,
  /** Facility that was asked, if it was merged into another one since. */
  moved_from: Schema.NullOr(Id),
  /** Account of the parent; `null` once it is erased. */
  account_id: Schema.NullOr(Id),
  /** A visitor of the facility's web site has asked, without an account. */
  by_guest: Schema.Boolean,
  closed_by: Schema.NullOr(Schema.Literals([...questionSides, 'platform'])),
  closed_at: Schema.NullOr(Moment),
  /** Numbers of the last message of each side; 0: none. Messages count from 1. */
  last_parent: Whole,
  last_facility: Whole,
  /** Raised by every change. */
  version: Whole,
})
export type Question = typeof Question.Type

/** Creates an open thread without messages; `account_id`: `null` for a visitor without an account. */
export const newQuestion = (given: Pick<Question, 'facility_id' | 'account_id' | 'by_guest' | 'topic'>, now: Date): Question => ({
  ...given,
  id: newId(),
  moved_from: null,
  state: 'open',
  closed_by: null,
  closed_at: null,
  asked_at: now.toISOString(),
  last_message_at: now.toISOString(),
  last_parent: 0,
  last_facility: 0,
  version: 0,
})

/** Message of a thread. `account_id` is the parent's, `staff_id` that of the member of staff; both may be erased. */
export interface Message extends Omit<MessageView, 'author'> {
  readonly thread_id: string
  readonly account_id: string | null
  readonly staff_id: string | null
}

/** Visitor who has asked a thread without an account, and gets answers by mail. */
export const Guest = Schema.Struct({ thread_id: Id, ...GuestView.fields })
export type Guest = typeof Guest.Type

/** Most messages of a thread; a new question begins another one. */
export const maxMessages = 300

/** Returns the other side of a thread. */
export const otherSide = (side: QuestionSide): QuestionSide => (side === 'parent' ? 'facility' : 'parent')

/** Returns the number of the last message. */
export const lastNumber = ({ last_parent, last_facility }: Pick<Question, 'last_parent' | 'last_facility'>): number =>
  Math.max(last_parent, last_facility)

/**
 * Returns the number up to which nothing is new for an account: what it has seen and, for the staff, what a colleague has answered.
 */
export const readUpTo = ({ last_facility }: Pick<Question, 'last_facility'>, side: QuestionSide, seen: number): number =>
  side === 'parent' ? seen : Math.max(seen, last_facility)

/** Returns whether messages of the other side are new for an account. */
export const hasNew = (question: Pick<Question, 'last_parent' | 'last_facility'>, side: QuestionSide, seen: number): boolean =>
  (side === 'parent' ? question.last_facility : question.last_parent) > readUpTo(question, side, seen)
