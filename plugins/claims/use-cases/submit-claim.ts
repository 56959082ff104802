import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { claimsApi } from '../contract/api.ts'
import { ClaimClosed, FacilityClosed, FacilityYours } from '../contract/errors.ts'
import { missingOf } from '../domain/claim.ts'
import { stateAfter } from '../domain/claim-states.ts'
import { ClaimDocuments } from '../domain/claims.port.ts'
import { LockClaim, requireOwnClaim } from '../services/change-claim.ts'
import { PutForward } from '../services/put-forward.ts'
import { ReadClaim } from '../services/read-claims.ts'

/** Submits a claim whose steps are done; a second time it is refused, and a corrected one starts anew. */
export const SubmitClaim = handler(
  claimsApi.submitClaim,
  { documents: ClaimDocuments, lockClaim: LockClaim, putForward: PutForward, readClaim: ReadClaim, transaction: Transaction },
  ({ documents, lockClaim, putForward, readClaim, transaction }) =>
    Effect.fn('claims.submit')(function* (user, { id }) {
      const { claim: found, facility } = yield* lockClaim(id, false)
      const claim = yield* requireOwnClaim(found, user.id)
      if (stateAfter(claim.state, facility?.owner_id ? 'contest' : 'submit') === null)
        return yield* new ClaimClosed({ detail: claim.state })
      if (!facility && !claim.proposal) return yield* new FacilityNotFound()
      if (facility?.owner_id === user.id) return yield* new FacilityYours()
      if (facility && !facility.active) return yield* new FacilityClosed()
      const missing = missingOf(claim, (yield* documents.of([id])).length)
      if (missing) return yield* new Validation({ schema: missing })
      const target = facility ?? { id: claim.facility_id, name: claim.proposal?.name ?? '', owner_id: null }
      return yield* readClaim(yield* putForward(user, claim, target))
    }, transaction),
)
