import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import type { InstallationCheck } from '#core/plugin/installation-checks.ts'
import { Clock } from '#core/ports/clock.ts'
import { moderationApi } from '../contract/api.ts'
import { Reviews } from '../domain/reviews.port.ts'

/** Days after which an overdue review means that nobody works on the queue. */
const abandonedDays = 7

/** Reports how many reviews wait; fails when some have been overdue for a week. */
export const CheckQueue = define(
  'moderation/CheckQueue',
  { reviews: Reviews, clock: Clock },
  ({ reviews, clock }): InstallationCheck =>
    Effect.fn('moderation.check-queue')(function* () {
      const now = clock.now().getTime()
      const sums = Effect.fn('moderation.sum-queue')(function* (at: number) {
        const kinds = yield* reviews.counts(new Date(at).toISOString())
        return kinds.reduce((sum, one) => ({ waiting: sum.waiting + one.waiting, overdue: sum.overdue + one.overdue }), {
          waiting: 0,
          overdue: 0,
        })
      })
      const { waiting, overdue } = yield* sums(now)
      const { overdue: abandoned } = yield* sums(now - abandonedDays * 86_400_000)
      const parts = [
        `${waiting} waiting`,
        `${overdue} overdue`,
        ...(abandoned ? [`${abandoned} for more than ${abandonedDays} days: someone has to decide at /support/shadow`] : []),
      ]
      return { ok: abandoned === 0, detail: waiting === 0 ? 'no review is waiting' : parts.join(', ') }
    }),
)

/** Counts what waits and what is overdue, for every kind that a plugin declares. */
export const CountReviews = handler(
  moderationApi.countReviews,
  { reviews: Reviews, kinds: ReviewKinds, clock: Clock },
  ({ reviews, kinds, clock }) =>
    Effect.fn('moderation.count')(function* () {
      const counts = yield* reviews.counts(clock.now().toISOString())
      return {
        kinds: kinds.map(({ kind, messages }) => {
          const { waiting = 0, overdue = 0 } = counts.find((one) => one.kind === kind) ?? {}
          return { kind, messages, waiting, overdue }
        }),
      }
    }),
)
