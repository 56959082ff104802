import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Subject submitted for review. */
export interface Submission {
  /** Name of a declared `ReviewKind`. */
  readonly kind: string
  readonly subjectId: string
  readonly facilityId: string | null
  /** Account of the author; `null` for a visitor. */
  readonly authorId: string | null
  /** One line that names the subject in lists: the name of the facility. */
  readonly title: string
  /**
   * Text of the author that rules may read; not stored. Submitted again while it waits, it cannot be accepted by who has
   * read the one before.
   */
  readonly text?: string
  /** Accounts that may not decide: those who made the decision that is appealed. */
  readonly excludedDeciders?: readonly string[]
}

/** Queue of everything that support decides about. Both methods run inside the caller's transaction. */
export interface ReviewQueue {
  /** Adds a subject, or puts one that was decided back into the queue; one that waits already is only updated and keeps its due time. */
  submit(submission: Submission): Effect.Effect<{ readonly dueAt: string }>
  /** Takes a waiting subject out of the queue, because its author withdrew it or it was decided in another way. */
  withdraw(kind: string, subjectId: string): Effect.Effect<void>
}
export const ReviewQueue = token<ReviewQueue>('core/ReviewQueue')
