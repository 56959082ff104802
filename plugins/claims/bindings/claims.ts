import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RenewAccess } from '#plugins/accounts/contract/access.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, ClaimDocuments, Claims } from '../domain/claims.port.ts'
import { ProofDocuments } from '../domain/proof-documents.port.ts'
import { Signups } from '../domain/signups.port.ts'
import { makeClaimedFacilities } from '../persistence/claimed-facilities.query.ts'
import { makeClaims } from '../persistence/claims.repository.ts'
import { makeClaimCodes } from '../persistence/codes.repository.ts'
import { makeClaimDocuments } from '../persistence/documents.repository.ts'
import { makeSignups } from '../persistence/signups.repository.ts'
import { AcceptClaim, makeAcceptClaim } from '../services/accept-claim.ts'
import { AskSupport, makeAskSupport } from '../services/ask-support.ts'
import { ContestOthers, makeContestOthers } from '../services/contest-others.ts'
import { EditClaim, makeEditClaim } from '../services/edit-claim.ts'
import { GiveUpClaim, makeGiveUpClaim } from '../services/give-up-claim.ts'
import { LocateCity, makeLocateCity } from '../services/locate-city.ts'
import { LockClaim, makeLockClaim } from '../services/lock-claim.ts'
import { makePutForward, PutForward } from '../services/put-forward.ts'
import { makeReadClaim, ReadClaim } from '../services/read-claim.ts'
import { makeReadClaims, ReadClaims } from '../services/read-claims.ts'
import { makeRecordOwnerValues, RecordOwnerValues } from '../services/record-owner-values.ts'

/** Binds the repositories of claims, and what their use-cases share. */
export const bindClaimServices = (bind: Bind): void => {
  bind(Claims, makeClaims, { db: Db })
  bind(ClaimDocuments, makeClaimDocuments, { db: Db })
  bind(ClaimCodes, makeClaimCodes, { db: Db })
  bind(ClaimedFacilities, makeClaimedFacilities, { db: Db })
  bind(Signups, makeSignups, { db: Db })
  bind(ReadClaims, makeReadClaims, { facilities: ClaimedFacilities, documents: ClaimDocuments, codes: ClaimCodes, clock: Clock })
  bind(ReadClaim, makeReadClaim, { readClaims: ReadClaims })
  bind(EditClaim, makeEditClaim, { claims: Claims })
  bind(LocateCity, makeLocateCity, { gazetteer: Gazetteer })
  bind(LockClaim, makeLockClaim, { claims: Claims, facilities: ClaimedFacilities, directory: Facilities })
  bind(PutForward, makePutForward, { claims: Claims, queue: ReviewQueue, events: Events, audit: Audit, clock: Clock })
  bind(AskSupport, makeAskSupport, { claims: Claims, queue: ReviewQueue, events: Events })
  bind(ContestOthers, makeContestOthers, { claims: Claims, queue: ReviewQueue, putForward: PutForward })
  bind(RecordOwnerValues, makeRecordOwnerValues, { directory: Facilities, recordStatements: RecordStatements, clock: Clock })
  bind(AcceptClaim, makeAcceptClaim, {
    claims: Claims,
    grants: Grants,
    permissions: Permissions,
    verification: FacilityVerification,
    renewAccess: RenewAccess,
    recordOwnerValues: RecordOwnerValues,
    contestOthers: ContestOthers,
    audit: Audit,
    events: Events,
    clock: Clock,
  })
  bind(GiveUpClaim, makeGiveUpClaim, {
    claims: Claims,
    documents: ClaimDocuments,
    proofs: ProofDocuments,
    queue: ReviewQueue,
    audit: Audit,
    clock: Clock,
  })
}
