import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { ChatFacilities, type RoomScope } from '../domain/chat.port.ts'
import { isCorrespondent, type Standing } from '../domain/room.ts'

/** Returns the rooms of a facility that a standing gives; those of the announcements and the staff to all who work there. */
export const scopeOf = (facilityId: string, standing: Standing): RoomScope => {
  if (standing.role === 'parent')
    return { facilityId, side: 'parent', kinds: ['parent', 'announcements'], management: false, groups: standing.groups }
  const writes = isCorrespondent(standing)
  const management = standing.role !== 'teacher'
  const kinds = writes ? (['parent', 'announcements', 'staff'] as const) : (['announcements', 'staff'] as const)
  return { facilityId, side: 'facility', kinds, management, groups: [] }
}

/** Returns whether rooms are in the own inbox of an account: whoever runs a facility reads its rooms in its panel. */
export const isInOwnInbox = ({ side, management }: RoomScope): boolean => side === 'parent' || !management

/** Returns the rooms that accounts are in, by account. */
export const RoomScopes = define('chat/RoomScopes', { facilities: ChatFacilities }, ({ facilities }) =>
  Effect.fn('chat.room-scopes')(function* (accountIds: readonly string[]) {
    const scopes = new Map<string, RoomScope[]>()
    for (const { facilityId, ...standing } of yield* facilities.standingsOf(accountIds))
      scopes.set(standing.accountId, [...(scopes.get(standing.accountId) ?? []), scopeOf(facilityId, standing)])
    return scopes
  }),
)
