import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { ClaimClosed, ClaimNotFound } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import type { Claim } from '../domain/claim.ts'
import { givenUp, type OwnedClaim } from '../domain/claim-changes.ts'
import { editableStates } from '../domain/claim-states.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimDocuments, Claims, ProofDocuments } from '../domain/claims.port.ts'

/**
 * Locks what a decision about a claim changes, always in the same order: the directory where its data change, the
 * facility, the claim. `facility` is `null` while it is not in the directory, and after it was deleted.
 */
export const LockClaim = define(
  'claims/LockClaim',
  { claims: Claims, facilities: ClaimedFacilities, directory: Facilities },
  ({ claims, facilities, directory }) =>
    Effect.fn('claims.lock')(function* (id: string, changesData: boolean) {
      const { facility_id } = yield* claims.byId(id)
      if (changesData) yield* directory.acquireBatchLock()
      const facility = yield* facilities.lock(facility_id)
      return { claim: yield* claims.lock(id), facility }
    }),
)

/** Returns the claim if it belongs to the account; that of another one is not found. */
export const requireOwnClaim = (claim: Claim, accountId: string): Effect.Effect<OwnedClaim, ClaimNotFound> =>
  claim.account_id === accountId ? Effect.succeed({ ...claim, account_id: accountId }) : Effect.fail(new ClaimNotFound())

/** Locks a claim of the user that may be changed; fails for one that waits or was decided. */
export const EditClaim = define('claims/EditClaim', { claims: Claims }, ({ claims }) =>
  Effect.fn('claims.edit')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const claim = yield* requireOwnClaim(yield* claims.lock(id), user.id)
    if (!editableStates.includes(claim.state)) return yield* new ClaimClosed({ detail: claim.state })
    return claim
  }),
)

/** Ends a claim without a decision, because it was withdrawn or abandoned: it leaves the queue, and its documents are deleted at once. */
export const GiveUpClaim = define(
  'claims/GiveUpClaim',
  { claims: Claims, documents: ClaimDocuments, proofs: ProofDocuments, queue: ReviewQueue, applyChange: ApplyChange, clock: Clock },
  ({ claims, documents, proofs, queue, applyChange, clock }) =>
    Effect.fn('claims.give-up')(function* (actor: Actor, claim: Claim, act: 'withdraw' | 'expire') {
      const change = yield* givenUp(claim, act, clock.now())
      // A claim that is no longer open is in nobody's way.
      yield* applyChange(actor, change, claims.save).pipe(Effect.catchTag('ClaimExists', Effect.die))
      yield* queue.withdraw(reviewKindName, claim.id)
      const files = yield* documents.of([claim.id])
      yield* documents.remove(files.map(({ id }) => id))
      yield* proofs.detach(files.map(({ upload_id }) => upload_id))
      return change.aggregate
    }),
)
