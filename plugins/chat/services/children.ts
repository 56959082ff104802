import { Effect } from 'effect'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { define } from '#core/kernel/define.ts'
import type { ChildName } from '../contract/room.ts'

/** Names the children of parents at a facility, by account. The caller shows them on the side of the facility alone. */
export const NameChildren = define('chat/NameChildren', { groups: FacilityGroups }, ({ groups }) =>
  Effect.fn('chat.name-children')(function* (facilityId: string, accountIds: readonly string[]) {
    const children = new Map<string, readonly ChildName[]>()
    for (const { accountId, firstName, group } of yield* groups.childrenOf(facilityId, accountIds))
      children.set(accountId, [...(children.get(accountId) ?? []), { first_name: firstName, group: group?.name ?? null }])
    return children
  }),
)
