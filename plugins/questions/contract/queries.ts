import type { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { QuestionHead } from './question.ts'

/** Part of a list of threads by their last message, the newest first. */
export interface InboxPart {
  /** Facility whose threads are listed; `null`: the user's own ones. */
  readonly facilityId: string | null
  readonly unread: boolean
  /** Last message and id of the thread before; `null`: from the newest one. */
  readonly before: { readonly at: string; readonly id: string } | null
  readonly limit: number
}

/** Threads for plugins that list them beside other conversations. */
export interface QuestionInbox {
  /** Returns threads of the user, or of a facility that the user answers for; none of another one. */
  list(user: User, part: InboxPart): Effect.Effect<readonly QuestionHead[]>
}
export const QuestionInbox = token<QuestionInbox>('questions/Inbox')
