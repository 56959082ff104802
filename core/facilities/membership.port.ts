import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Looks up parents whom a facility has approved. */
export interface Memberships {
  /** Returns those of the accounts that are approved parents of a facility. */
  approvedMembers(facilityId: string, accountIds: readonly string[]): Effect.Effect<ReadonlySet<string>>
}
export const Memberships = token<Memberships>('core/Memberships')
