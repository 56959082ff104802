import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReviewKind } from '#core/moderation/review-kind.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ReviewNotFound, UnknownReason } from '../contract/errors.ts'
import type { NewDecision } from '../contract/review.ts'
import { decide } from '../domain/review.ts'
import type { Reviews } from '../domain/reviews.port.ts'
import type { PublishReview } from '../services/publish-review.ts'
import type { ViewReview } from '../services/view-review.ts'

interface Dependencies {
  readonly reviews: Reviews
  readonly kinds: readonly BuiltReviewKind[]
  readonly view: ViewReview
  readonly publish: PublishReview
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Decides a review and carries the decision out, in one transaction: of several at once one wins. */
export const makeDecideReview = ({ reviews, kinds, view, publish, audit, clock, transaction }: Dependencies) =>
  Effect.fn('moderation.decide')(function* (actor: Actor, input: NewDecision) {
    const user = yield* requireUser(actor)
    const review = yield* reviews.getForUpdate(input.id)
    const kind = kinds.find((one) => one.kind === review.kind)
    if (!kind) return yield* new ReviewNotFound()
    const { outcome } = input
    const [reason, note] = outcome === 'accept' ? [null, ''] : [input.reason ?? '', input.note ?? '']
    if (reason !== null && !kind.reasons.includes(reason)) return yield* new UnknownReason()

    const decided = yield* decide(review, { outcome, reason, note }, user.id, clock.now())

    yield* kind.decide(actor, { subjectId: review.subject_id, outcome, reason, note })
    yield* reviews.save(decided)
    yield* audit.record({
      actor,
      action: 'moderation.review-decided',
      subject: review.author_account_id,
      about: { review: review.id, kind: review.kind, subject: review.subject_id, facility: review.facility_id, outcome, reason },
    })
    yield* publish(decided)
    return yield* view(user, decided)
  }, transaction)

export type DecideReview = ReturnType<typeof makeDecideReview>
export const DecideReview = token<DecideReview>('moderation/DecideReview')
