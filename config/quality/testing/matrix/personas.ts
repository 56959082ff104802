import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { type PermissionName, permissionsOfRole } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import type { MatrixContext } from '#core/plugin/matrix.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { rowsOf } from '../platform.ts'
import type { TestProduct } from '../product.ts'
import type { Column } from './read-matrix.ts'

interface PersonaDefinition {
  readonly type?: 'cms' | 'support'
  readonly membership?: { readonly to: 'own' | 'foreign'; readonly as: FacilityRole; readonly permissions?: readonly PermissionName[] }
}

/** Account type and facility role of each column. */
const definitions: Readonly<Record<Exclude<Column, 'anonymous'>, PersonaDefinition>> = {
  parent: { membership: { to: 'own', as: 'parent' } },
  teacher: { membership: { to: 'own', as: 'teacher' } },
  moderator: { membership: { to: 'own', as: 'teacher', permissions: ['facility-publications/write'] } },
  owner: { membership: { to: 'own', as: 'owner' } },
  'foreign owner': { membership: { to: 'foreign', as: 'owner' } },
  administrator: { membership: { to: 'own', as: 'administrator' } },
  CMS: { type: 'cms' },
  support: { type: 'support' },
}

/** Callers of the matrix, each with an account of its own, and the facilities they belong to. */
export interface Personas {
  readonly facilities: MatrixContext['facilities']
  /** Member of a column; a new one after `discard`. */
  memberFor(column: Column): Promise<Member | null>
  discard(column: Column): void
}

/** Chooses three facilities; creates the members when they are first requested. */
export const createPersonas = async ({ platform, url }: TestProduct): Promise<Personas> => {
  const [own, foreign, pending] = await rowsOf<{ id: string }>(
    platform,
    'select id from facility where active and phone is not null and email is not null order by slug limit 3',
  )
  const facilities = { own: own?.id ?? '', foreign: foreign?.id ?? '', pending: pending?.id ?? '' }
  // A pending facility is not public yet.
  await rowsOf(platform, `update facility set shadow_status = 'pending', active = false, inactive_since = current_date where id = ?`, [
    facilities.pending,
  ])
  const grants = platform.find(Grants)
  const members = new Map<Column, Member>()
  const previousIds = new Map<Column, string>()
  return {
    facilities,
    memberFor: async (column) => {
      if (column === 'anonymous') return null
      const known = members.get(column)
      if (known) return known
      const { type, membership } = definitions[column]
      const member = await createMember(platform, url, type)
      if (membership) {
        const facilityId = facilities[membership.to]
        await Effect.runPromise(grants.revoke(previousIds.get(column) ?? member.id, facilityId))
        const { as: role, permissions: given = permissionsOfRole(platform.find(Permissions), role) } = membership
        await Effect.runPromise(grants.save({ accountId: member.id, facilityId, role, permissions: given }))
      }
      members.set(column, member)
      previousIds.set(column, member.id)
      return member
    },
    discard: (column) => void members.delete(column),
  }
}
