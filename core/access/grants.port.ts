import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PermissionName, PermissionsByFacility } from './permissions.ts'
import type { FacilityRole } from './roles.ts'

/** Role and permissions of an account for one facility. */
export interface Grant {
  readonly accountId: string
  readonly facilityId: string
  readonly role: FacilityRole
  readonly permissions: readonly PermissionName[]
}

/** Facility of an account, as shown on the account's facility card. */
export interface GrantedFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly role: FacilityRole
  readonly permissions: readonly PermissionName[]
  readonly status: 'unknown' | 'registered' | 'premium'
  /** True until the account opens the facility for the first time; only a facility whose panel it may open can be new. */
  readonly is_new: boolean
}

/** Part of the accounts with a grant for a facility. */
export interface HolderQuery {
  readonly permission: PermissionName | null
  /** Parents alone, or the staff alone. */
  readonly side?: 'parents' | 'staff'
  readonly after: string | null
  readonly limit: number
}

/** Repository of grants. The database ensures that a facility has at most one owner. */
export interface Grants {
  permissionsOf(accountId: string): Effect.Effect<PermissionsByFacility>
  /** Returns the facilities of an account, sorted by name. */
  facilitiesOf(accountId: string): Effect.Effect<readonly GrantedFacility[]>
  /** Returns the account of a facility's owner; nobody for a facility that has none. */
  ownersOf(facilityId: string): Effect.Effect<readonly string[]>
  /** Returns accounts with a grant for a facility, with a permission only if one is given, in their order after one. */
  holdersOf(facilityId: string, query: HolderQuery): Effect.Effect<readonly string[]>
  /** Creates or replaces the grant of an account for a facility. To its new owner a facility is new again. */
  save(grant: Grant): Effect.Effect<void>
  /** Notes that an account has opened a facility. */
  noteOpened(accountId: string, facilityId: string): Effect.Effect<void>
  revoke(accountId: string, facilityId: string): Effect.Effect<void>
}
export const Grants = token<Grants>('core/Grants')
