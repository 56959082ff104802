import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PartnerRole } from '../contract/row.ts'

/** Somebody who a partner says runs a facility; times in ISO 8601 UTC. */
export interface PartnerMember {
  readonly account_id: string
  readonly facility_id: string
  readonly partner: string
  readonly partner_facility_id: string
  readonly role: PartnerRole
  readonly imported_at: string
  /** Time from which the account waits for its owner's first own password; `null` afterwards. */
  readonly waits_since: string | null
  /** `owned`: the facility had an owner when the invitation was accepted. */
  readonly state: 'waiting' | 'granted' | 'owned'
}

/** Facility as the import needs it. */
export interface PartnerFacility {
  readonly id: string
  readonly name: string
}

/** Repository of the people that partners name. Both lists are read inside the caller's transaction. */
export interface PartnerMembers {
  /** Returns the facility that the partner has named by this number before, or that has this number in the register of schools. */
  findFacility(partner: string, partnerFacilityId: string, rspo: string | null): Effect.Effect<PartnerFacility | null>
  /** Adds a member; returns false when the account is one of the facility already. */
  add(member: PartnerMember): Effect.Effect<boolean>
  /** Returns the facilities that an account waits for. */
  waitingOf(accountId: string): Effect.Effect<readonly (PartnerMember & { readonly facility: string })[]>
  /** Returns whether a facility has an owner, and locks the facility until the transaction ends. */
  hasOwner(facilityId: string): Effect.Effect<boolean>
  setState(accountId: string, facilityId: string, state: 'granted' | 'owned'): Effect.Effect<void>
}
export const PartnerMembers = token<PartnerMembers>('partners/PartnerMembers')
