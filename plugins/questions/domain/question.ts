import type { QuestionSide, QuestionTopic } from '../contract/topics.ts'

/** Thread of a parent with a facility. */
export interface Question {
  readonly id: string
  readonly facility_id: string
  /** Facility that was asked, if it was merged into another one since. */
  readonly moved_from: string | null
  /** Account of the parent; `null` once it is erased. */
  readonly account_id: string | null
  /** A visitor of the facility's web site has asked, without an account. */
  readonly by_guest: boolean
  readonly topic: QuestionTopic
  readonly state: 'open' | 'closed'
  readonly closed_by: QuestionSide | 'platform' | null
  readonly closed_at: string | null
  readonly asked_at: string
  readonly last_message_at: string
  /** Numbers of the last message of each side; 0: none. Messages count from 1. */
  readonly last_parent: number
  readonly last_facility: number
  /** Raised by every change. */
  readonly version: number
}

/** Message of a thread. `account_id` is the parent's, `staff_id` that of the member of staff; both may be erased. */
export interface Message {
  readonly id: string
  readonly thread_id: string
  readonly number: number
  readonly side: QuestionSide
  readonly account_id: string | null
  readonly staff_id: string | null
  readonly text: string
  readonly by_mail: boolean
  readonly sent_at: string
}

/** Visitor who has asked a thread without an account, and gets answers by mail. */
export interface Guest {
  readonly thread_id: string
  readonly name: string
  readonly email: string
}

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
