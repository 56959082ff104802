import { Effect } from 'effect'
import type { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Group } from '../domain/group.ts'
import { Groups } from '../domain/groups.port.ts'
import { SealedNames } from './sealed-names.ts'

const view = ({ id, name }: Group) => ({ id, name })

/** Groups and children for the plugins that write to them. */
export const StoredFacilityGroups = define(
  'groups/FacilityGroups',
  { groups: Groups, names: SealedNames },
  ({ groups, names }): FacilityGroups => ({
    listOf: (facilityId) => Effect.map(groups.ofFacility(facilityId), (found) => found.map(view)),
    byIds: (ids) => (ids.length === 0 ? Effect.succeed([]) : Effect.map(groups.byIds(ids), (found) => found.map(view))),
    ofParents: (accountIds) => (accountIds.length === 0 ? Effect.succeed([]) : groups.groupsOfParents(accountIds)),
    childrenOf: Effect.fn('groups.children-of')(function* (facilityId, accountIds) {
      if (accountIds.length === 0) return []
      const children = yield* groups.childrenOf(facilityId, accountIds)
      if (children.length === 0) return []
      const known = new Map((yield* groups.ofFacility(facilityId)).map((group) => [group.id, view(group)]))
      return children.map((child) => ({
        accountId: child.account_id,
        firstName: names.open(child),
        group: child.group_id === null ? null : (known.get(child.group_id) ?? null),
      }))
    }),
  }),
)
