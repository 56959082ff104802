import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { type FacilityRole, permissionsOfRole } from '#core/access/roles.ts'
import type { MatrixContext } from '#core/plugin/matrix.ts'
import { type Member, makeMember } from '../member.ts'
import { rowsOf } from '../platform.ts'
import type { Served } from '../served.ts'
import type { Column } from './table.ts'

interface Part {
  readonly type?: 'cms' | 'support'
  readonly belongs?: { readonly to: 'own' | 'foreign'; readonly as: FacilityRole; readonly given?: readonly FacilityPermission[] }
}

/** Who stands behind each column. */
const parts: Readonly<Record<Exclude<Column, 'anonymous'>, Part>> = {
  parent: { belongs: { to: 'own', as: 'parent' } },
  teacher: { belongs: { to: 'own', as: 'teacher' } },
  moderator: { belongs: { to: 'own', as: 'teacher', given: ['facility-publications/write'] } },
  owner: { belongs: { to: 'own', as: 'owner' } },
  'foreign owner': { belongs: { to: 'foreign', as: 'owner' } },
  administrator: { belongs: { to: 'own', as: 'administrator' } },
  CMS: { type: 'cms' },
  support: { type: 'support' },
}

/** Those who ask, each with an account of their own, and the facilities they belong to. */
export interface Cast {
  readonly facilities: MatrixContext['facilities']
  /** Whoever plays the part; somebody new after `gone`. */
  of(column: Column): Promise<Member | null>
  gone(column: Column): void
}

/** Finds three facilities and gives parts to accounts as they are asked for. */
export const makeCast = async ({ platform, url }: Served): Promise<Cast> => {
  const [own, foreign, pending] = await rowsOf<{ id: string }>(
    platform,
    'select id from facility where active and phone is not null and email is not null order by slug limit 3',
  )
  const facilities = { own: own?.id ?? '', foreign: foreign?.id ?? '', pending: pending?.id ?? '' }
  // What waits is not shown yet.
  await rowsOf(platform, `update facility set shadow_status = 'pending', active = false, inactive_since = current_date where id = ?`, [
    facilities.pending,
  ])
  const grants = platform.find(Grants)
  const players = new Map<Column, Member>()
  const before = new Map<Column, string>()
  return {
    facilities,
    of: async (column) => {
      if (column === 'anonymous') return null
      const known = players.get(column)
      if (known) return known
      const { type, belongs } = parts[column]
      const member = await makeMember(platform, url, type)
      if (belongs) {
        const facilityId = facilities[belongs.to]
        await Effect.runPromise(grants.take(before.get(column) ?? member.id, facilityId))
        const { as: role, given = permissionsOfRole[role] } = belongs
        await Effect.runPromise(grants.give({ accountId: member.id, facilityId, role, permissions: given }))
      }
      players.set(column, member)
      before.set(column, member.id)
      return member
    },
    gone: (column) => void players.delete(column),
  }
}
