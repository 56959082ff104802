import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { groupsApi } from '../contract/api.ts'
import { ChildrenFull, GroupNotFound, NotParent } from '../contract/errors.ts'
import type { FamilyView } from '../contract/group.ts'
import { noGroup } from '../contract/group-constants.ts'
import { groupLimits } from '../contract/limits.ts'
import { enterChildren } from '../contract/permissions.ts'
import { Groups } from '../domain/groups.port.ts'
import { FindChild, LockAsStaff, RequireStaff } from '../services/find-groups.ts'
import { SealedNames } from '../services/sealed-names.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase().trim()

/** Returns whether a family is in a group; `none`: it has no child, or one without group. */
const isIn = ({ children }: FamilyView, group: string) =>
  group === noGroup
    ? children.length === 0 || children.some(({ group_id }) => group_id === null)
    : children.some(({ group_id }) => group_id === group)

/**
 * Lists the approved parents of a facility with their children, by name. All of them fit into memory, which lets encrypted names be
 * searched.
 */
export const ListFamilies = handler(
  groupsApi.listFamilies,
  { groups: Groups, names: SealedNames, requireStaff: RequireStaff, accounts: Accounts },
  ({ groups, names, requireStaff, accounts }) =>
    Effect.fn('groups.list-families')(function* (user, { facility_id, q = '', group = '', ...requested }) {
      yield* requireStaff(user, facility_id, enterChildren)
      const children = yield* groups.childrenOf(facility_id)
      const ids = yield* groups.parentsOf(facility_id)
      const families = (ids.length === 0 ? [] : yield* accounts.byIds(ids)).map(
        ({ id, first_name, last_name }): FamilyView => ({
          account_id: id,
          name: `${first_name} ${last_name}`.trim(),
          children: children
            .filter(({ account_id }) => account_id === id)
            .map((child) => ({ id: child.id, first_name: names.open(child), group_id: child.group_id })),
        }),
      )
      const words = plain(q).split(/\s+/).filter(Boolean)
      const textOf = (family: FamilyView) => plain([family.name, ...family.children.map(({ first_name }) => first_name)].join(' '))
      const found = families
        .filter((family) => group === '' || isIn(family, group))
        .filter((family) => words.length === 0 || words.every((word) => textOf(family).includes(word)))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'pl') || (one.account_id < other.account_id ? -1 : 1))
      const { page, offset, limit } = pagingOf(requested)
      return pageOf(found.slice(offset, offset + limit), { total: found.length, page, limit, offset })
    }),
)

/** Enters a child of an approved parent, under the lock that ending a membership takes, so that no child outlasts it. */
export const AddChild = handler(
  groupsApi.addChild,
  { groups: Groups, names: SealedNames, lockAsStaff: LockAsStaff, audit: Audit, clock: Clock, transaction: Transaction },
  ({ groups, names, lockAsStaff, audit, clock, transaction }) =>
    Effect.fn('groups.add-child')(function* (user, { facility_id, account_id, first_name, group_id = null }) {
      yield* lockAsStaff(user, facility_id, enterChildren)
      if ((yield* groups.standing(account_id, facility_id))?.role !== 'parent') return yield* new NotParent()
      if (group_id !== null && (yield* groups.byId(group_id))?.facility_id !== facility_id) return yield* new GroupNotFound()
      if ((yield* groups.childrenOf(facility_id, [account_id])).length >= groupLimits.children)
        return yield* new ChildrenFull({ values: { max: groupLimits.children } })
      const id = newId()
      const created_at = clock.now().toISOString()
      yield* groups.addChild({ id, facility_id, account_id, group_id, first_name: names.seal(id, first_name), created_at })
      yield* audit.record({ actor: user, action: 'groups.child-added', subject: account_id, about: { facility: facility_id, child: id } })
      return { id, first_name: first_name.trim(), group_id }
    }, transaction),
)

/** Changes the first name or the group of a child. */
export const ChangeChild = handler(
  groupsApi.changeChild,
  { groups: Groups, names: SealedNames, findChild: FindChild, audit: Audit, transaction: Transaction },
  ({ groups, names, findChild, audit, transaction }) =>
    Effect.fn('groups.change-child')(function* (user, { id, first_name, group_id }) {
      const child = yield* findChild(user, id)
      if (first_name === undefined && group_id === undefined) return yield* new Validation({ schema: { first_name: ['FIELD_REQUIRED'] } })
      if (group_id && (yield* groups.byId(group_id))?.facility_id !== child.facility_id) return yield* new GroupNotFound()
      const changed = {
        first_name: first_name === undefined ? child.first_name : names.seal(id, first_name),
        group_id: group_id === undefined ? child.group_id : group_id,
      }
      yield* groups.changeChild(id, changed)
      const about = { facility: child.facility_id, child: id }
      yield* audit.record({ actor: user, action: 'groups.child-changed', subject: child.account_id, about })
      return { id, first_name: names.open({ id, first_name: changed.first_name }), group_id: changed.group_id }
    }, transaction),
)

/** Erases a child. */
export const RemoveChild = handler(
  groupsApi.removeChild,
  { groups: Groups, findChild: FindChild, audit: Audit, transaction: Transaction },
  ({ groups, findChild, audit, transaction }) =>
    Effect.fn('groups.remove-child')(function* (user, { id }) {
      const { account_id, facility_id } = yield* findChild(user, id)
      yield* groups.removeChild(id)
      yield* audit.record({ actor: user, action: 'groups.child-removed', subject: account_id, about: { facility: facility_id, child: id } })
      return { status: 'removed' as const }
    }, transaction),
)
