import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { define } from '#core/kernel/define.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Clock } from '#core/ports/clock.ts'
import { RenewAccess } from '#plugins/accounts/contract/access.ts'
import { accepted, type OwnedClaim } from '../domain/claim-changes.ts'
import type { ClaimedFacility } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'
import { correctionsOf, proposedValues } from '../domain/proposal.ts'
import { ContestOthers } from './contest-others.ts'
import { RecordOwnerValues } from './record-owner-values.ts'

/** Ways in which a claim is accepted: by support with a note, or by the code that the register's mailbox received. */
export type Acceptance = 'support' | 'code'

/**
 * Gives a facility to the claimant: creates it if it is new, grants the role, verifies it, signs the claimant out with
 * the reason, and lets others who claim it know that it has an owner now. The caller holds the locks of `LockClaim`
 * and has checked that the claim may be accepted.
 */
export const AcceptClaim = define(
  'claims/AcceptClaim',
  {
    claims: Claims,
    grants: Grants,
    permissions: Permissions,
    verification: FacilityVerification,
    renewAccess: RenewAccess,
    recordOwnerValues: RecordOwnerValues,
    contestOthers: ContestOthers,
    applyChange: ApplyChange,
    clock: Clock,
  },
  ({ claims, grants, permissions, verification, renewAccess, recordOwnerValues, contestOthers, applyChange, clock }) => {
    return Effect.fn('claims.accept')(function* (actor: Actor, claim: OwnedClaim, facility: ClaimedFacility | null, by: Acceptance) {
      const accountId = claim.account_id
      const facilityId = facility?.id ?? claim.facility_id
      const name = facility?.name ?? claim.proposal?.name ?? ''
      // First, because the account stays locked and may turn out to be deleted.
      yield* renewAccess(accountId)
      const values =
        facility || !claim.proposal
          ? correctionsOf(claim, facility ?? { longitude: null, latitude: null }, by === 'support')
          : proposedValues(claim.proposal, claim.verified_data, claim.location)
      yield* recordOwnerValues(actor, facilityId, values)
      const role = claim.role === 'owner' ? 'owner' : 'administrator'
      const replacedId = role === 'owner' && facility && facility.owner_id !== accountId ? facility.owner_id : null
      if (replacedId !== null) yield* grants.revoke(replacedId, facilityId)
      yield* grants.save({ accountId, facilityId, role, permissions: permissionsOfRole(permissions, role) })
      yield* verification.set(facilityId, 'verified')
      const change = accepted(claim, { id: facilityId, name }, { by, role, replacedId }, clock.now())
      yield* applyChange(actor, change, claims.save)
      if (role === 'owner') yield* contestOthers(actor, claim.id, { id: facilityId, name, owner_id: accountId })
      return change.aggregate
    })
  },
)
