import { Effect } from 'effect'
import { requirePermission, requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { readOwnership } from '../contract/permissions.ts'
import { FacilityGrants } from '../domain/members.port.ts'
import { isSuccessor, successorRoleOf } from '../domain/successor.ts'

/** Shows who owns a facility, and who could take it over. */
export const ShowOwnership = handler(
  membershipApi.showOwnership,
  { knownFacilities: KnownFacilities, facilityGrants: FacilityGrants, standings: AccountStandings },
  ({ knownFacilities, facilityGrants, standings }) =>
    Effect.fn('membership.show-ownership')(function* (actor, { facility_id: id }) {
      const user = yield* requireUser(actor)
      yield* requirePermission(actor, readOwnership, id)
      const facility = (yield* knownFacilities.find([id])).get(id)
      if (!facility) return yield* new FacilityNotFound()
      const grants = yield* facilityGrants.of(id)
      const owner = [...grants.values()].find(({ role }) => role === 'owner')
      const staff = [...grants.values()].filter((grant) => grant === owner || successorRoleOf(grant) !== null)
      const accounts = new Map((yield* standings.ofIds(staff.map(({ accountId }) => accountId))).map((one) => [one.id, one]))
      const owning = owner && accounts.get(owner.accountId)
      const candidates = staff.flatMap((grant) => {
        const account = accounts.get(grant.accountId)
        const role = successorRoleOf(grant)
        return account && role && isSuccessor(grant, account)
          ? [{ account_id: account.id, name: `${account.first_name} ${account.last_name}`, email: account.email, role }]
          : []
      })
      return {
        facility_id: id,
        facility: facility.name,
        owner:
          owner && owning ? { name: `${owning.first_name} ${owning.last_name}`, since: owner.givenAt, you: owning.id === user.id } : null,
        candidates: candidates.toSorted((a, b) => a.name.localeCompare(b.name, 'pl') || (a.account_id < b.account_id ? -1 : 1)),
      }
    }),
)
