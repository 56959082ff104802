import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { ReviewOutcome } from './review-kind.ts'

/** Review that was decided just now. */
export interface DecidedReview {
  readonly kind: string
  readonly subjectId: string
  readonly outcome: ReviewOutcome
  readonly reason: string | null
  readonly note: string
}

/** Step that a plugin takes after each decision of support, in its transaction. */
export type ReviewStep = (actor: Actor, decided: DecidedReview) => Effect.Effect<void>

/** Steps as plugins contribute them. */
export type ReviewStepToken = Token<ReviewStep>

/** Steps of all plugins. */
export const ReviewSteps = token<readonly ReviewStep[]>('core/ReviewSteps')
