import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { contested, type OwnedClaim, submitted } from '../domain/claim-changes.ts'
import { Claims } from '../domain/claims.port.ts'

/** Facility that a claim is put forward for, and the owner who is asked first. */
interface Target {
  readonly id: string
  readonly name: string
  readonly owner_id: string | null
}

/** Puts a claim before support, or, while the facility has an owner, before the owner (features CL-06, CL-10). */
export const PutForward = define(
  'claims/PutForward',
  { claims: Claims, queue: ReviewQueue, applyChange: ApplyChange, clock: Clock },
  ({ claims, queue, applyChange, clock }) =>
    Effect.fn('claims.put-forward')(function* (actor: Actor, claim: OwnedClaim, target: Target) {
      const { id, name, owner_id } = target
      if (owner_id !== null) return yield* applyChange(actor, contested(claim, target, owner_id, clock.now()), claims.save)
      const { dueAt } = yield* queue.submit({
        kind: reviewKindName,
        subjectId: claim.id,
        facilityId: claim.proposal ? null : id,
        authorId: claim.account_id,
        title: name,
      })
      return yield* applyChange(actor, submitted(claim, target, dueAt, clock.now()), claims.save)
    }),
)
