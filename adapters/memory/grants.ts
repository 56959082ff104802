import { Effect } from 'effect'
import type { Grant, GrantedFacility, Grants } from '#core/access/grants.port.ts'
import { makeTable } from './recoverable.ts'

type Facility = Omit<GrantedFacility, 'role' | 'permissions'>

/** Creates a repository of grants for facilities with names like `Facility f1`, or for the given ones. */
export const makeGrants = (...facilities: readonly Facility[]) => {
  const { rows, snapshot, all } = makeTable<Grant>()
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
          .map(({ facilityId, role, permissions }) => ({ ...facilityOf(facilityId), role, permissions }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'pl')),
      ),
    ownersOf: (facilityId) =>
      Effect.sync(() => all().flatMap((grant) => (grant.facilityId === facilityId && grant.role === 'owner' ? [grant.accountId] : []))),
    save: (grant) => Effect.sync(() => void rows.set(keyOf(grant.accountId, grant.facilityId), grant)),
    revoke: (accountId, facilityId) => Effect.sync(() => void rows.delete(keyOf(accountId, facilityId))),
  }
  return { ...grants, snapshot }
}
