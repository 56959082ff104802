import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReviewKind } from '#core/moderation/review-kind.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Reviews } from '../domain/reviews.port.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly kinds: readonly BuiltReviewKind[]
  readonly clock: Clock
}

/** Counts what waits and what is overdue, for every kind that a plugin declares. */
export const makeCountReviews = ({ reviews, kinds, clock }: Dependencies) =>
  Effect.fn('moderation.count')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    const counts = yield* reviews.counts(clock.now().toISOString())
    return {
      kinds: kinds.map(({ kind, messages }) => {
        const { waiting = 0, overdue = 0 } = counts.find((one) => one.kind === kind) ?? {}
        return { kind, messages, waiting, overdue }
      }),
    }
  })

export type CountReviews = ReturnType<typeof makeCountReviews>
export const CountReviews = token<CountReviews>('moderation/CountReviews')
