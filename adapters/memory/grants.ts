import { Effect } from 'effect'
import type { Grant, GrantedFacility, Grants } from '#core/access/grants.port.ts'
import { makeTable } from './recoverable.ts'

type Facility = Omit<GrantedFacility, 'role' | 'permissions' | 'is_new'>

/** Creates a repository of grants for facilities with names like `Facility f1`, or for the given ones. */
export const makeGrants = (...facilities: readonly Facility[]) => {
  const { rows, snapshot, all, update } = makeTable<Grant & { readonly opened: boolean }>()
  const keyOf = (accountId: string, facilityId: string) => `${accountId} ${facilityId}`
  const facilityOf = (id: string): Facility =>
    facilities.find((one) => one.id === id) ?? { id, slug: id, name: `Facility ${id}`, city: 'Kraków', status: 'registered' }
  const grants: Grants = {
    permissionsOf: (accountId) =>
      Effect.sync(() =>
        Object.fromEntries(
          all().flatMap((grant) => (grant.accountId === accountId ? [[grant.facilityId, grant.permissions] as const] : [])),
        ),
      ),
    facilitiesOf: (accountId) =>
      Effect.sync(() =>
        all()
          .filter((grant) => grant.accountId === accountId)
          .map(({ facilityId, role, permissions, opened }) => ({
            ...facilityOf(facilityId),
            role,
            permissions,
            is_new: !opened && permissions.length > 0,
          }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'pl')),
      ),
    ownersOf: (facilityId) =>
      Effect.sync(() => all().flatMap((grant) => (grant.facilityId === facilityId && grant.role === 'owner' ? [grant.accountId] : []))),
    holdersOf: (facilityId, { permission, side, after, limit }) =>
      Effect.sync(() =>
        all()
          .filter((grant) => grant.facilityId === facilityId && (permission === null || grant.permissions.includes(permission)))
          .filter(({ role }) => side === undefined || (role === 'parent') === (side === 'parents'))
          .map(({ accountId }) => accountId)
          .filter((accountId) => after === null || accountId > after)
          .toSorted()
          .slice(0, limit),
      ),
    save: (grant) =>
      Effect.sync(() => {
        const key = keyOf(grant.accountId, grant.facilityId)
        const before = rows.get(key)
        const becomesOwner = grant.role === 'owner' && before?.role !== 'owner'
        rows.set(key, { ...grant, opened: !becomesOwner && before?.opened === true })
      }),
    noteOpened: (accountId, facilityId) =>
      Effect.sync(() => void update(keyOf(accountId, facilityId), (grant) => ({ ...grant, opened: true }))),
    revoke: (accountId, facilityId) => Effect.sync(() => void rows.delete(keyOf(accountId, facilityId))),
  }
  return { ...grants, snapshot }
}
