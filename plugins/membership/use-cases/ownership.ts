import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { requirePermission, requireUser } from '#core/access/permission-checks.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { HoldAccount, ProveIdentity } from '#plugins/accounts/contract/access.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { OwnershipChanged } from '../contract/errors.ts'
import { OwnershipPassed } from '../contract/events.ts'
import type { OwnershipPass } from '../contract/ownership.ts'
import { readOwnership, writeOwnership } from '../contract/permissions.ts'
import { inState, newMember } from '../domain/member.ts'
import { FacilityGrants, Members } from '../domain/members.port.ts'
import { isNameTyped, isSuccessor, successorRoleOf } from '../domain/successor.ts'
import { LockFacility } from '../services/find-members.ts'
import { Announce } from '../services/join.ts'

type Pass = Pick<OwnershipPass, 'facility_id' | 'to_account_id' | 'confirm_name'>

/**
 * Passes a facility to one of its staff, in one transaction with the proof of identity: the new owner has all
 * permissions, the one before is a teacher without any. Orders and claims belong to the facility and stay as they are.
 * Of parallel calls one wins (row PO-03).
 */
export const PassOwnership = handler(
  membershipApi.passOwnership,
  {
    lockFacility: LockFacility,
    proveIdentity: ProveIdentity,
    holdAccount: HoldAccount,
    members: Members,
    grants: Grants,
    facilityGrants: FacilityGrants,
    permissions: Permissions,
    announce: Announce,
    audit: Audit,
    events: Events,
    clock: Clock,
  },
  ({ lockFacility, proveIdentity, holdAccount, members, grants, facilityGrants, permissions, announce, audit, events, clock }) => {
    const refuse = (field: string, message: string) => new Validation({ schema: { [field]: [message] } })

    const swap = Effect.fn('membership.swap-owners')(function* (facilityId: string, fromId: string, toId: string) {
      const now = clock.now()
      yield* grants.revoke(fromId, facilityId)
      yield* grants.revoke(toId, facilityId)
      yield* grants.save({ accountId: toId, facilityId, role: 'owner', permissions: permissionsOfRole(permissions, 'owner') })
      yield* grants.save({ accountId: fromId, facilityId, role: 'teacher', permissions: [] })
      const joined = yield* members.find(facilityId, toId)
      const before = yield* members.find(facilityId, fromId)
      if (joined) yield* members.remove(joined.id)
      yield* members.save(before ? inState(before, 'approved', now, 'teacher') : newMember(facilityId, fromId, 'teacher', 'approved', now))
    })

    const pass = Effect.fn('membership.pass')(function* (user: User, { facility_id: id, to_account_id: toId, confirm_name }: Pass) {
      const facility = yield* lockFacility(id)
      const all = yield* facilityGrants.of(id)
      if (all.get(user.id)?.role !== 'owner') return yield* new OwnershipChanged()
      if (!isNameTyped(confirm_name, facility.name)) return yield* refuse('confirm_name', 'NAME_NOT_CONFIRMED')
      const grant = all.get(toId)
      const unfit = () => refuse('to_account_id', 'membership.ownership.unfit')
      if (toId === user.id || !grant) return yield* unfit()
      const account = yield* holdAccount(toId).pipe(Effect.catchTag('AccountNotFound', () => Effect.fail(unfit())))
      if (!isSuccessor(grant, account)) return yield* unfit()
      yield* swap(id, user.id, toId)
      const about = { facility: id, from: user.id, to: toId }
      yield* audit.record({ actor: user, action: 'membership.ownership-passed', subject: toId, about })
      return { facility, toName: `${account.first_name} ${account.last_name}` }
    })

    return Effect.fn('membership.pass-ownership')(function* (user, { facility_id, to_account_id, confirm_name, ...proof }) {
      // Before the proof, so that nobody else spends guesses at the password.
      yield* requirePermission(user, writeOwnership, facility_id)
      const change = Effect.gen(function* () {
        const { facility, toName } = yield* pass(user, { facility_id, to_account_id, confirm_name })
        const owner = yield* holdAccount(user.id)
        const fromName = `${owner.first_name} ${owner.last_name}`
        const sides = { fromId: user.id, fromName, toId: to_account_id, toName }
        yield* events.emit(OwnershipPassed.of({ facilityId: facility.id, facility: facility.name, ...sides }))
        yield* announce(facility.id, [user.id, to_account_id])
        return { status: 'passed' as const }
      })
      // Of an account that was deleted in this moment, no session is left.
      return yield* proveIdentity(user, proof, change).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
    })
  },
)

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
