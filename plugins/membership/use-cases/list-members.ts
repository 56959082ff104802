import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { membershipApi } from '../contract/api.ts'
import { following, type MembershipView, shownStates } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { Invitations, Members } from '../domain/members.port.ts'
import { ViewFollowers, ViewMembers, viewInvitation } from '../services/view-members.ts'

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
