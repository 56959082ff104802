import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import type { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import type { ClaimRefusal } from '../contract/claim.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly decideSubject: DecideSubject
  readonly readClaim: ReadClaim
}

interface Decision extends Partial<Pick<ClaimRefusal, 'reason' | 'note'>> {
  readonly id: string
}

const makeDecide = (outcome: ReviewOutcome, { claims, decideSubject, readClaim }: Dependencies) =>
  Effect.fn(`claims.${outcome}-by-id`)(function* (actor: Actor, { id, reason, note }: Decision) {
    const user = yield* requireUser(actor)
    if (user.type !== 'support') return yield* new InsufficientPermissions()
    const { state } = yield* claims.byId(id)
    yield* decideSubject(actor, { kind: reviewKindName, subjectId: id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new ClaimClosed({ detail: state }),
        // The route knows the reasons, and claims are not appealed.
        UnknownReason: Effect.die,
        DeciderExcluded: Effect.die,
      }),
    )
    return yield* readClaim(yield* claims.byId(id))
  })

/** Accepts a claim as support, through the review queue. */
export const makeAcceptClaimById = (dependencies: Dependencies) => makeDecide('accept', dependencies)
export type AcceptClaimById = ReturnType<typeof makeAcceptClaimById>
export const AcceptClaimById = token<AcceptClaimById>('claims/AcceptClaimById')

/** Rejects a claim as support, through the review queue. */
export const makeRejectClaimById = (dependencies: Dependencies) => makeDecide('reject', dependencies)
export type RejectClaimById = ReturnType<typeof makeRejectClaimById>
export const RejectClaimById = token<RejectClaimById>('claims/RejectClaimById')
