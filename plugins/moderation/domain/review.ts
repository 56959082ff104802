import { Effect } from 'effect'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import type { ReviewPriority } from '#core/moderation/review-rule.ts'
import { DeciderExcluded, ReviewDecided, ReviewLocked } from '../contract/errors.ts'

/** States of a review; only a waiting one changes. */
export const reviewStates = ['waiting', 'accepted', 'rejected', 'returned', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Time for which a lock reserves a review for one account, minutes (decisions §15). */
export const lockMinutes = 15

/** A subject in the queue; times in ISO 8601 UTC, accounts by id. */
export interface Review {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
  readonly facility_id: string | null
  readonly author_account_id: string | null
  readonly title: string
  /** Message keys of what the rules noticed. */
  readonly flags: readonly string[]
  readonly priority: ReviewPriority
  readonly submitted_at: string
  readonly due_at: string
  readonly state: ReviewState
  readonly locked_by_account_id: string | null
  readonly locked_until: string | null
  readonly excluded_deciders: readonly string[]
  /** Grows with each text that the author submits while it waits. */
  readonly version: number
  readonly decided_by_account_id: string | null
  readonly decided_at: string | null
  readonly reason: string | null
  readonly note: string | null
}

/** Decision of a member of support. */
export interface ReviewDecision {
  readonly outcome: ReviewOutcome
  readonly reason: string | null
  readonly note: string
}

const stateAfter = { accept: 'accepted', reject: 'rejected', revise: 'returned' } as const satisfies Record<ReviewOutcome, ReviewState>
const unlocked = { locked_by_account_id: null, locked_until: null } as const

/** Returns the account that holds the review now; a lock that has run out holds nothing. */
export const lockHolder = (review: Review, now: Date): string | null =>
  review.state === 'waiting' && review.locked_until !== null && new Date(review.locked_until) > now ? review.locked_by_account_id : null

/** Returns whether the review waits longer than it should. */
export const isOverdue = (review: Review, now: Date): boolean => review.state === 'waiting' && new Date(review.due_at) < now

const requireFree = (review: Review, account: string, now: Date): Effect.Effect<void, ReviewDecided | ReviewLocked | DeciderExcluded> => {
  if (review.state !== 'waiting') return Effect.fail(new ReviewDecided())
  if (review.excluded_deciders.includes(account)) return Effect.fail(new DeciderExcluded())
  const holder = lockHolder(review, now)
  return holder === null || holder === account ? Effect.void : Effect.fail(new ReviewLocked())
}

/** Reserves a waiting review for an account, again from now on if it holds it already. */
export const lock = (review: Review, account: string, now: Date): Effect.Effect<Review, ReviewDecided | ReviewLocked | DeciderExcluded> =>
  Effect.map(requireFree(review, account, now), () => ({
    ...review,
    locked_by_account_id: account,
    locked_until: new Date(now.getTime() + lockMinutes * 60_000).toISOString(),
  }))

/** Ends the lock of an account; the lock of somebody else stays. */
export const release = (review: Review, account: string): Review =>
  review.locked_by_account_id === account ? { ...review, ...unlocked } : review

/** Decides a waiting review that nobody else holds. */
export const decide = (
  review: Review,
  { outcome, reason, note }: ReviewDecision,
  account: string,
  now: Date,
): Effect.Effect<Review, ReviewDecided | ReviewLocked | DeciderExcluded> =>
  Effect.map(requireFree(review, account, now), () => ({
    ...review,
    ...unlocked,
    state: stateAfter[outcome],
    decided_by_account_id: account,
    decided_at: now.toISOString(),
    reason,
    note,
  }))
