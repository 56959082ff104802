import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { ClaimContested, ClaimSubmitted } from '../contract/events.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { answerByOf, type Claim } from '../domain/claim.ts'
import { Claims } from '../domain/claims.port.ts'

/** Facility that a claim is put forward for, and the owner who is asked first. */
interface Target {
  readonly id: string
  readonly name: string
  readonly owner_id: string | null
}

const reset = { owner_answer: null, owner_note: null, decided_at: null, reason: null, note: null } as const

/** Puts a claim before support, or, while the facility has an owner, before the owner, who has seven days (features CL-06, CL-10). */
export const PutForward = define(
  'claims/PutForward',
  { claims: Claims, queue: ReviewQueue, events: Events, audit: Audit, clock: Clock },
  ({ claims, queue, events, audit, clock }) =>
    Effect.fn('claims.put-forward')(function* (
      actor: Actor,
      claim: Claim & { readonly account_id: string },
      { id, name, owner_id }: Target,
    ) {
      const now = clock.now()
      const at = now.toISOString()
      const about = { claimId: claim.id, accountId: claim.account_id, facilityId: id, facility: name }
      const submitted = { ...claim, ...reset, facility_id: id, submitted_at: at, changed_at: at }
      if (owner_id !== null) {
        const contested = { ...submitted, state: 'contested', due_at: null, answer_by: answerByOf(now) } as const
        yield* claims.save(contested)
        yield* audit.record({ actor, action: 'claims.contested', subject: owner_id, about: { claim: claim.id, facility: id } })
        yield* events.emit(ClaimContested.of({ ...about, ownerId: owner_id, answerBy: contested.answer_by }))
        return contested
      }
      const { dueAt } = yield* queue.submit({
        kind: reviewKindName,
        subjectId: claim.id,
        facilityId: claim.proposal ? null : id,
        authorId: claim.account_id,
        title: name,
      })
      const waiting = { ...submitted, state: 'submitted', due_at: dueAt, answer_by: null } as const
      yield* claims.save(waiting)
      yield* audit.record({ actor, action: 'claims.submitted', subject: claim.account_id, about: { claim: claim.id, facility: id } })
      yield* events.emit(ClaimSubmitted.of({ ...about, dueAt }))
      return waiting
    }),
)
