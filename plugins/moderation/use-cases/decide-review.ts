import { Effect, type Schema } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { ReviewSteps } from '#core/moderation/review-step.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { moderationApi } from '../contract/api.ts'
import { ReviewNotFound, UnknownReason } from '../contract/errors.ts'
import type { NewDecision } from '../contract/review.ts'
import { decide, type Review } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { PublishReview, ViewReview } from '../services/view-review.ts'

/** Decision with what a form of the kind adds. */
type Decision = NewDecision & { readonly details?: Schema.Json | undefined }

/**
 * Decides a review and carries the decision out, in one transaction: of several at once one wins, and a text that its
 * author has replaced since it was read is not decided. The subject is
 * locked before its review, as when its author changes or withdraws it, so that author and support never wait for each
 * other.
 */
export const DecideReview = handler(
  moderationApi.decideReview,
  {
    reviews: Reviews,
    kinds: ReviewKinds,
    steps: ReviewSteps,
    view: ViewReview,
    publish: PublishReview,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ reviews, kinds, steps, view, publish, audit, clock, transaction }) =>
    Effect.fn('moderation.decide')(function* (actor, input: Decision) {
      const user = yield* requireUser(actor)
      const found = yield* reviews.get(input.id)
      const kind = kinds.find((one) => one.kind === found.kind)
      if (!kind) return yield* new ReviewNotFound()
      const { outcome, details } = input
      const [reason, note] = outcome === 'accept' ? [null, ''] : [input.reason ?? '', input.note ?? '']
      if (reason !== null && !kind.reasons.includes(reason)) return yield* new UnknownReason()

      const decideNow = Effect.fn('moderation.decide-now')(function* (review: Review) {
        const decided = yield* decide(review, { outcome, reason, note }, user.id, clock.now())
        if (input.version !== undefined && input.version !== review.version) return yield* new VersionConflict()
        return decided
      })
      const lockAndDecide = Effect.suspend(() => Effect.flatMap(reviews.getForUpdate(input.id), decideNow))
      yield* decideNow(found)
      const about = { subjectId: found.subject_id, outcome, reason, note }
      yield* kind.decide(actor, { ...about, ...(details !== undefined && { details }) }).pipe(
        // Perhaps because a colleague has decided meanwhile, which says more.
        Effect.tapError(() => lockAndDecide),
      )
      const decided = yield* lockAndDecide
      yield* reviews.save(decided)
      for (const step of steps) yield* step(actor, { kind: kind.kind, ...about })
      yield* audit.record({
        actor,
        action: 'moderation.review-decided',
        subject: decided.author_account_id,
        about: { review: decided.id, kind: decided.kind, subject: decided.subject_id, facility: decided.facility_id, outcome, reason },
      })
      yield* publish(decided)
      return yield* view(user, decided)
    }, transaction),
)
