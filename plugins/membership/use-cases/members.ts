import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import type { LoadCounts } from '#core/plugin/badge-counters.ts'
import { handler } from '#core/plugin/handler.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { following, type MemberRole, type MembershipView, shownStates } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { stateInForce } from '../domain/member.ts'
import { Invitations, Members } from '../domain/members.port.ts'
import { ViewFollowers, ViewMembers, viewInvitation, viewOwn, viewOwnInvitation } from '../services/view-members.ts'

/** Order of the list: what somebody has to decide comes first, what was rejected last. */
const order = [
  'awaiting_verification',
  'awaiting_login',
  'approved',
  'rejected',
  'removed',
  'left',
  following,
] as const satisfies readonly MembershipView['state'][]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase().trim()
const nameOf = ({ name, email }: MembershipView) => name ?? email ?? ''

const compare = (a: MembershipView, b: MembershipView) =>
  order.indexOf(a.state) - order.indexOf(b.state) || nameOf(a).localeCompare(nameOf(b), 'pl') || (a.id < b.id ? -1 : 1)

/**
 * Lists the members of a facility by role, and after the parents those who follow it (decisions §7). All members fit
 * into memory (`invitationLimits.members`), which lets names of accounts be searched; a search finds no followers.
 */
export const ListMembers = handler(
  membershipApi.listMembers,
  { knownFacilities: KnownFacilities, members: Members, invitations: Invitations, viewMembers: ViewMembers, viewFollowers: ViewFollowers },
  ({ knownFacilities, members, invitations, viewMembers, viewFollowers }) =>
    Effect.fn('membership.list')(function* (actor, { facility_id: id, role, state, q = '', ...requested }) {
      if (!(yield* knownFacilities.exists(id))) return yield* new FacilityNotFound()
      yield* requirePermission(actor, memberPermissions[role].read, id)
      const invited = (yield* invitations.ofFacility(id)).filter((one) => one.role === role).map(viewInvitation)
      const related = yield* members.ofFacility(id, role)
      const joined = yield* viewMembers(id, related)
      const words = plain(q).split(/\s+/).filter(Boolean)
      const found = [...invited, ...joined]
        .filter((one) => (state ? one.state === state : shownStates.some((shown) => shown === one.state)))
        .filter((one) => words.every((word) => plain(`${one.name ?? ''} ${one.email}`).includes(word)))
        .toSorted(compare)
      const { page, offset, limit } = pagingOf(requested)
      const items = found.slice(offset, offset + limit)
      if (role !== 'parent' || words.length > 0 || (state && state !== following))
        return pageOf(items, { total: found.length, page, limit, offset })
      const listed = new Set(joined.filter((one) => shownStates.some((shown) => shown === one.state)).map((one) => one.id))
      const followers = yield* viewFollowers(id, {
        except: related.flatMap((one) => (listed.has(one.id) ? [one.account_id] : [])),
        offset: Math.max(0, offset - found.length),
        limit: limit - items.length,
      })
      return pageOf([...items, ...followers.items], { total: found.length + followers.total, page, limit, offset })
    }),
)

/** Lists the user's memberships and requests, and the invitations sent to the confirmed address; what the user has left is gone. */
export const ListOwn = handler(
  membershipApi.listOwn,
  { members: Members, invitations: Invitations, grants: Grants, standings: AccountStandings, knownFacilities: KnownFacilities },
  ({ members, invitations, grants, standings, knownFacilities }) =>
    Effect.fn('membership.list-own')(function* (user) {
      const [account] = yield* standings.ofIds([user.id])
      const invited = account?.confirmed ? yield* invitations.ofEmail(account.email) : []
      const own = yield* members.ofAccount(user.id)
      const held = new Map((yield* grants.facilitiesOf(user.id)).map((one) => [one.id, one]))
      const facilities = yield* knownFacilities.find([...invited, ...own].map((one) => one.facility_id))
      const joined = own.flatMap((member) => {
        const facility = facilities.get(member.facility_id)
        const grant = held.get(member.facility_id)
        const state = stateInForce(member, grant && { ...grant, accountId: user.id, givenAt: '' })
        return facility && state !== 'left' ? [viewOwn({ ...member, state }, facility, grant?.permissions ?? [])] : []
      })
      const waiting = invited.flatMap((invitation) => {
        const facility = facilities.get(invitation.facility_id)
        return facility ? [viewOwnInvitation(invitation, facility)] : []
      })
      return { memberships: [...waiting, ...joined] }
    }),
)

/** Counts the requests that wait for the account's decision, by role and facility. */
export const CountRequests = define(
  'membership/CountRequests',
  { grants: Grants, members: Members },
  ({ grants, members }): LoadCounts =>
    Effect.fn('membership.count-requests')(function* (accountId: string) {
      const permissions = new Map(Object.entries(yield* grants.permissionsOf(accountId)))
      const decides = (facilityId: string, role: MemberRole) =>
        permissions.get(facilityId)?.includes(memberPermissions[role].write.name) ?? false
      const managed = [...permissions.keys()].filter((id) => decides(id, 'parent') || decides(id, 'teacher'))
      const waiting = (yield* members.countWaiting(managed)).filter(({ facility_id, role }) => decides(facility_id, role))
      const byFacility = (role: MemberRole) =>
        Object.fromEntries(waiting.flatMap((one) => (one.role === role ? [[one.facility_id, one.waiting] as const] : [])))
      return {
        new_requests: waiting.reduce((sum, one) => sum + one.waiting, 0),
        new_parents_by_facility: byFacility('parent'),
        new_teachers_by_facility: byFacility('teacher'),
      }
    }),
)
