import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { orFail, type TableStore } from '#core/ports/store.ts'
import { ReviewNotFound } from '../contract/errors.ts'
import type { Review } from './review.ts'

/** Filter of the queue; `assignee`: account that holds the lock. */
export interface ReviewFilter {
  readonly kind?: string | undefined
  /** `waiting`, or everything that was decided. */
  readonly status: 'waiting' | 'decided'
  readonly assignee?: string | undefined
}

/** Creates the plain part of the repository of reviews. */
export const reviewsOf = (reviews: TableStore<Review>) => ({
  save: reviews.save,
  get: (id: string) => orFail(reviews.byId(id), ReviewNotFound),
  /** Returns a review and locks its row until the transaction ends. */
  getForUpdate: (id: string) => orFail(reviews.lock(id), ReviewNotFound),
})

/** Repository of reviews. */
export interface Reviews extends ReturnType<typeof reviewsOf> {
  /**
   * Adds a review; one of the same subject that waits is updated instead, keeps its times, state and lock, and gets its
   * next version for a `newText`. Returns the stored one.
   */
  add(review: Review, newText?: boolean): Effect.Effect<Review>
  /** Returns the id of a subject's review that waits, else of the last one; `null` for a subject that was never submitted. */
  latestOf(kind: string, subjectId: string): Effect.Effect<string | null>
  /** Ends a waiting review of a subject as withdrawn, and returns it. */
  withdraw(kind: string, subjectId: string): Effect.Effect<Review | null>
  /** Lists reviews: waiting ones by priority, then the earliest due first; decided ones the newest first. */
  list(filter: ReviewFilter, paging: Paging): Effect.Effect<{ readonly reviews: readonly Review[]; readonly total: number }>
  /** Counts waiting reviews by kind, and those of them that are overdue at a moment. */
  counts(at: string): Effect.Effect<readonly { readonly kind: string; readonly waiting: number; readonly overdue: number }[]>
  /** Counts an author's decided reviews by state. */
  historyOf(accountId: string): Effect.Effect<Readonly<Record<'accepted' | 'rejected' | 'returned', number>>>
}
export const Reviews = token<Reviews>('moderation/Reviews')
