import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { chatApi } from '../contract/api.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { isCorrespondent } from '../domain/room.ts'
import { NameChildren } from '../services/children.ts'

const maxShown = 50

/** Lists approved parents of a facility by name, for the staff that writes with them, who see the same names in the list of members. */
export const ListCorrespondents = handler(
  chatApi.listCorrespondents,
  { facilities: ChatFacilities, rooms: Rooms, accounts: Accounts, groups: FacilityGroups, nameChildren: NameChildren },
  ({ facilities, rooms, accounts, groups, nameChildren }) =>
    Effect.fn('chat.list-correspondents')(function* (user, { facility_id, q = '' }) {
      const standing = yield* facilities.standing(user.id, facility_id)
      if (standing === null || !isCorrespondent(standing)) return yield* new InsufficientPermissions()
      const ids = (yield* facilities.accountsOf(facility_id, 'parents')).map(({ accountId }) => accountId)
      const wanted = q.trim().toLowerCase()
      const children = yield* nameChildren(facility_id, ids)
      const childrenOf = (id: string) => children.get(id) ?? []
      const found = (ids.length === 0 ? [] : yield* accounts.byIds(ids))
        .map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}`.trim() }))
        .filter(({ id, name }) => [name, ...childrenOf(id).map((child) => child.first_name)].join(' ').toLowerCase().includes(wanted))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'pl') || (one.id < other.id ? -1 : 1))
      const shown = found.slice(0, maxShown)
      const open = yield* rooms.roomsOfParents(
        facility_id,
        shown.map(({ id }) => id),
      )
      return {
        parents: shown.map(({ id, name }) => ({ account_id: id, name, children: childrenOf(id), room_id: open.get(id) ?? null })),
        more: found.length > maxShown,
        groups: yield* groups.listOf(facility_id),
      }
    }),
)
