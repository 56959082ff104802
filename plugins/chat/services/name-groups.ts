import { Effect } from 'effect'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { define } from '#core/kernel/define.ts'

/**
 * Names groups in their order, by id. One that was removed has an empty name, so that announcements to it never look like those to
 * all parents.
 */
export const NameGroups = define('chat/NameGroups', { groups: FacilityGroups }, ({ groups }) =>
  Effect.fn('chat.name-groups')(function* (ids: readonly string[]) {
    const known = yield* groups.byIds(ids)
    return (of: readonly string[]) => [
      ...known.filter(({ id }) => of.includes(id)),
      ...of.filter((id) => !known.some((group) => group.id === id)).map((id) => ({ id, name: '' })),
    ]
  }),
)
