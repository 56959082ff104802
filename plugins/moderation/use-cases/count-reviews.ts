import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Reviews } from '../domain/reviews.port.ts'

/** Counts what waits and what is overdue, for every kind that a plugin declares. */
export const CountReviews = define(
  'moderation/CountReviews',
  { reviews: Reviews, kinds: ReviewKinds, clock: Clock },
  ({ reviews, kinds, clock }) =>
    Effect.fn('moderation.count')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      const counts = yield* reviews.counts(clock.now().toISOString())
      return {
        kinds: kinds.map(({ kind, messages }) => {
          const { waiting = 0, overdue = 0 } = counts.find((one) => one.kind === kind) ?? {}
          return { kind, messages, waiting, overdue }
        }),
      }
    }),
)
