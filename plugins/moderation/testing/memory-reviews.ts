import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { reviewPriorities } from '#core/moderation/review-rule.ts'
import type { Review } from '../domain/review.ts'
import { type Reviews, reviewsOf } from '../domain/reviews.port.ts'

const byUrgency = (a: Review, b: Review) =>
  reviewPriorities.indexOf(b.priority) - reviewPriorities.indexOf(a.priority) ||
  a.due_at.localeCompare(b.due_at) ||
  a.id.localeCompare(b.id)

const byDecision = (a: Review, b: Review) => (b.decided_at ?? '').localeCompare(a.decided_at ?? '') || a.id.localeCompare(b.id)

/** Creates an in-memory repository of reviews. */
export const makeMemoryReviews = () => {
  const table = makeMemoryStore<Review>()
  const { rows, snapshot, all } = table
  const waiting = (kind: string, subjectId: string) =>
    all().find((one) => one.kind === kind && one.subject_id === subjectId && one.state === 'waiting')
  const reviews: Reviews = {
    ...reviewsOf(table),
    add: (review, newText = false) =>
      Effect.sync(() => {
        const before = waiting(review.kind, review.subject_id)
        const { facility_id, author_account_id, title, flags, priority, excluded_deciders } = review
        const version = (before?.version ?? 0) + (newText ? 1 : 0)
        const stored = before ? { ...before, facility_id, author_account_id, title, flags, priority, excluded_deciders, version } : review
        rows.set(stored.id, stored)
        return stored
      }),
    latestOf: (kind, subjectId) =>
      Effect.sync(() => {
        const own = all()
          .filter((one) => one.kind === kind && one.subject_id === subjectId)
          .toSorted((a, b) => b.submitted_at.localeCompare(a.submitted_at) || b.id.localeCompare(a.id))
        return (own.find(({ state }) => state === 'waiting') ?? own[0])?.id ?? null
      }),
    withdraw: (kind, subjectId) =>
      Effect.sync(() => {
        const before = waiting(kind, subjectId)
        if (!before) return null
        const after: Review = { ...before, state: 'withdrawn', locked_by_account_id: null, locked_until: null }
        rows.set(after.id, after)
        return after
      }),
    list: ({ kind, status, assignee }, { offset, limit }) =>
      Effect.sync(() => {
        const found = all()
          .filter((one) => (status === 'waiting' ? one.state === 'waiting' : one.decided_at !== null))
          .filter((one) => (kind ?? one.kind) === one.kind && (assignee ?? one.locked_by_account_id) === one.locked_by_account_id)
          .toSorted(status === 'waiting' ? byUrgency : byDecision)
        return { reviews: found.slice(offset, offset + limit), total: found.length }
      }),
    counts: (at) =>
      Effect.sync(() =>
        [
          ...Map.groupBy(
            all().filter(({ state }) => state === 'waiting'),
            ({ kind }) => kind,
          ),
        ]
          .map(([kind, some]) => ({ kind, waiting: some.length, overdue: some.filter(({ due_at }) => due_at < at).length }))
          .toSorted((a, b) => a.kind.localeCompare(b.kind)),
      ),
    historyOf: (accountId) =>
      Effect.sync(() => {
        const times = (state: Review['state']) => all().filter((one) => one.author_account_id === accountId && one.state === state).length
        return { accepted: times('accepted'), rejected: times('rejected'), returned: times('returned') }
      }),
  }
  return { ...reviews, snapshot }
}
