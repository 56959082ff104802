import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Message } from './question.ts'

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
