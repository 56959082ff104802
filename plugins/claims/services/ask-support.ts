import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Events } from '#core/ports/events.ts'
import { ClaimSubmitted } from '../contract/events.ts'
import { reviewKindName } from '../contract/reasons.ts'
import type { Claim } from '../domain/claim.ts'
import type { Claims } from '../domain/claims.port.ts'

interface Dependencies {
  readonly claims: Claims
  readonly queue: ReviewQueue
  readonly events: Events
}

/** Puts a contested claim before support, because its owner has answered or has let seven days pass. */
export const makeAskSupport = ({ claims, queue, events }: Dependencies) =>
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
  })

export type AskSupport = ReturnType<typeof makeAskSupport>
export const AskSupport = token<AskSupport>('claims/AskSupport')
