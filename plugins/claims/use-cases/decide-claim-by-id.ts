import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Resolved } from '#core/kernel/define.ts'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { claimsApi } from '../contract/api.ts'
import type { ClaimRefusal } from '../contract/claim.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { Claims } from '../domain/claims.port.ts'
import { ReadClaim } from '../services/read-claim.ts'

const dependencies = { claims: Claims, decideSubject: DecideSubject, readClaim: ReadClaim }

interface Decision extends Partial<Pick<ClaimRefusal, 'reason' | 'note'>> {
  readonly id: string
}

const makeDecide = (outcome: ReviewOutcome, { claims, decideSubject, readClaim }: Resolved<typeof dependencies>) =>
  Effect.fn(`claims.${outcome}-by-id`)(function* (actor: Actor, { id, reason, note }: Decision) {
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
export const AcceptClaimById = handler(claimsApi.acceptClaim, dependencies, (resolved) => makeDecide('accept', resolved))

/** Rejects a claim as support, through the review queue. */
export const RejectClaimById = handler(claimsApi.rejectClaim, dependencies, (resolved) => makeDecide('reject', resolved))
