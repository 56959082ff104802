import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { groupsApi } from '../contract/api.ts'
import { GroupExists, GroupsChanged, GroupsFull } from '../contract/errors.ts'
import { groupLimits } from '../contract/limits.ts'
import { manageGroups } from '../contract/permissions.ts'
import type { Group } from '../domain/group.ts'
import { Groups } from '../domain/groups.port.ts'
import { FindGroup, LockAsStaff, RequireStaff, ViewGroups } from '../services/find-groups.ts'

const isNamed = (name: string) => (group: Group) => group.name.toLowerCase() === name.toLowerCase()

/** Lists the groups of a facility for all who work there. */
export const ListGroups = handler(
  groupsApi.listGroups,
  { requireStaff: RequireStaff, viewGroups: ViewGroups },
  ({ requireStaff, viewGroups }) =>
    Effect.fn('groups.list')(function* (user, { facility_id }) {
      yield* requireStaff(user, facility_id, null)
      return yield* viewGroups(facility_id)
    }),
)

/** Adds a group after the others. */
export const AddGroup = handler(
  groupsApi.addGroup,
  { groups: Groups, lockAsStaff: LockAsStaff, viewGroups: ViewGroups, audit: Audit, clock: Clock, transaction: Transaction },
  ({ groups, lockAsStaff, viewGroups, audit, clock, transaction }) =>
    Effect.fn('groups.add')(function* (user, { facility_id, name: typed }) {
      yield* lockAsStaff(user, facility_id, manageGroups)
      const name = typed.trim()
      const before = yield* groups.ofFacility(facility_id)
      if (before.some(isNamed(name))) return yield* new GroupExists()
      if (before.length >= groupLimits.groups) return yield* new GroupsFull({ values: { max: groupLimits.groups } })
      const id = newId()
      const position = Math.max(-1, ...before.map((group) => group.position)) + 1
      yield* groups.add({ id, facility_id, name, position, created_at: clock.now().toISOString() })
      yield* audit.record({ actor: user, action: 'groups.group-added', subject: null, about: { facility: facility_id, group: id } })
      return yield* viewGroups(facility_id)
    }, transaction),
)

/** Gives a group another name. */
export const RenameGroup = handler(
  groupsApi.renameGroup,
  { groups: Groups, findGroup: FindGroup, viewGroups: ViewGroups, transaction: Transaction },
  ({ groups, findGroup, viewGroups, transaction }) =>
    Effect.fn('groups.rename')(function* (user, { id, name: typed }) {
      const { facility_id } = yield* findGroup(user, id)
      const name = typed.trim()
      if ((yield* groups.ofFacility(facility_id)).some((group) => group.id !== id && isNamed(name)(group))) return yield* new GroupExists()
      yield* groups.rename(id, name)
      return yield* viewGroups(facility_id)
    }, transaction),
)

/** Removes a group; its children stay without one. */
export const RemoveGroup = handler(
  groupsApi.removeGroup,
  { groups: Groups, findGroup: FindGroup, viewGroups: ViewGroups, audit: Audit, transaction: Transaction },
  ({ groups, findGroup, viewGroups, audit, transaction }) =>
    Effect.fn('groups.remove')(function* (user, { id }) {
      const { facility_id } = yield* findGroup(user, id)
      yield* groups.remove(id)
      yield* audit.record({ actor: user, action: 'groups.group-removed', subject: null, about: { facility: facility_id, group: id } })
      return yield* viewGroups(facility_id)
    }, transaction),
)

/** Sets the order of the groups of a facility; one that does not name each of them once is out of date. */
export const SortGroups = handler(
  groupsApi.sortGroups,
  { groups: Groups, lockAsStaff: LockAsStaff, viewGroups: ViewGroups, transaction: Transaction },
  ({ groups, lockAsStaff, viewGroups, transaction }) =>
    Effect.fn('groups.sort')(function* (user, { facility_id, ids }) {
      yield* lockAsStaff(user, facility_id, manageGroups)
      const before = yield* groups.ofFacility(facility_id)
      const isWhole = ids.length === before.length && before.every(({ id }) => ids.includes(id))
      if (!isWhole) return yield* new GroupsChanged()
      for (const [position, id] of ids.entries()) yield* groups.place(id, position)
      return yield* viewGroups(facility_id)
    }, transaction),
)
