import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { define } from '#core/kernel/define.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RenewAccess } from '#plugins/accounts/contract/access.ts'
import { ClaimAccepted, OwnerReplaced } from '../contract/events.ts'
import type { Claim } from '../domain/claim.ts'
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
    audit: Audit,
    events: Events,
    clock: Clock,
  },
  ({ claims, grants, permissions, verification, renewAccess, recordOwnerValues, contestOthers, audit, events, clock }) => {
    return Effect.fn('claims.accept')(function* (
      actor: Actor,
      claim: Claim & { readonly account_id: string },
      facility: ClaimedFacility | null,
      by: Acceptance,
    ) {
      const at = clock.now().toISOString()
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
      const accepted: Claim = { ...claim, facility_id: facilityId, state: 'accepted', answer_by: null, decided_at: at, changed_at: at }
      yield* claims.save(accepted)
      yield* audit.record({
        actor,
        action: 'claims.accepted',
        subject: accountId,
        about: { claim: claim.id, facility: facilityId, role, by, ...(replacedId !== null && { replaced: replacedId }) },
      })
      const about = { claimId: claim.id, accountId, facilityId, facility: name }
      yield* events.emit(ClaimAccepted.of({ ...about, role, replacedId }))
      if (replacedId !== null) yield* events.emit(OwnerReplaced.of({ ...about, ownerId: replacedId, reason: claim.note ?? '' }))
      if (role === 'owner') yield* contestOthers(actor, claim.id, { id: facilityId, name, owner_id: accountId })
      return accepted
    })
  },
)
