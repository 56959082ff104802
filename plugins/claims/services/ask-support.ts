import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Events } from '#core/ports/events.ts'
import { ClaimSubmitted } from '../contract/events.ts'
import { reviewKindName } from '../contract/reasons.ts'
import type { Claim } from '../domain/claim.ts'
import { Claims } from '../domain/claims.port.ts'

/** Puts a contested claim before support, because its owner has answered or has let seven days pass. */
export const AskSupport = define('claims/AskSupport', { claims: Claims, queue: ReviewQueue, events: Events }, ({ claims, queue, events }) =>
  Effect.fn('claims.ask-support')(function* (
    claim: Claim & { readonly account_id: string },
    facility: { readonly id: string; readonly name: string },
  ) {
    const about = { claimId: claim.id, accountId: claim.account_id, facilityId: facility.id, facility: facility.name }
    const { dueAt } = yield* queue.submit({
      kind: reviewKindName,
      subjectId: claim.id,
      facilityId: facility.id,
      authorId: claim.account_id,
      title: facility.name,
    })
    // A contested claim is open already.
    yield* claims.save({ ...claim, due_at: dueAt }).pipe(Effect.catchTag('ClaimExists', Effect.die))
    yield* events.emit(ClaimSubmitted.of({ ...about, dueAt }))
  }),
)
