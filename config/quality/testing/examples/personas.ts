import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { rowsOf } from '../platform.ts'
import type { TestProduct } from '../product.ts'
import { type Caller, callerDefinitions } from './callers.ts'
import type { ExampleContext } from './examples.ts'

/** Callers with an account each, and the facilities they belong to. */
export interface Personas {
  readonly facilities: ExampleContext['facilities']
  /** Returns the account of a caller; a new one after `discard`. */
  memberFor(caller: Caller): Promise<Member | null>
  discard(caller: Caller): void
}

/** Chooses three facilities, and creates the owners of two; creates other members when they are first requested. */
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
  const members = new Map<Caller, Member>()
  const previousIds = new Map<Caller, string>()
  const memberFor = async (caller: Caller) => {
    if (caller === 'anonymous') return null
    const known = members.get(caller)
    if (known) return known
    const { type, membership } = callerDefinitions[caller]
    const member = await createMember(platform, url, type)
    if (membership) {
      const facilityId = facilities[membership.to]
      await Effect.runPromise(grants.revoke(previousIds.get(caller) ?? member.id, facilityId))
      const { as: role, permissions: given = permissionsOfRole(platform.find(Permissions), role) } = membership
      await Effect.runPromise(grants.save({ accountId: member.id, facilityId, role, permissions: given }))
    }
    members.set(caller, member)
    previousIds.set(caller, member.id)
    return member
  }
  for (const owner of ['owner', 'foreign owner'] as const) await memberFor(owner)
  return { facilities, memberFor, discard: (caller) => void members.delete(caller) }
}
