import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilityPermission, Perms } from './permissions.ts'
import type { FacilityRole } from './roles.ts'

/** What an account is for a facility, and what it may do there. */
export interface Grant {
  readonly accountId: string
  readonly facilityId: string
  readonly role: FacilityRole
  readonly permissions: readonly FacilityPermission[]
}

/** A facility as the card of the one who belongs to it shows it. */
export interface GrantedFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly role: FacilityRole
  readonly permissions: readonly FacilityPermission[]
  readonly status: 'unknown' | 'registered' | 'premium'
}

/** Who may do what for which facility. A facility has one owner at most; the database sees to it. */
export interface Grants {
  permissionsOf(accountId: string): Effect.Effect<Perms>
  /** The facilities of an account, by name. */
  facilitiesOf(accountId: string): Effect.Effect<readonly GrantedFacility[]>
  /** Gives, or changes what was given before. */
  give(grant: Grant): Effect.Effect<void>
  take(accountId: string, facilityId: string): Effect.Effect<void>
}
export const Grants = token<Grants>('core/Grants')
