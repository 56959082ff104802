import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import type { AccountErased } from '#plugins/accounts/contract/events.ts'
import type { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import { Rooms } from '../domain/chat.port.ts'

/** Closes the rooms of erased parents. */
export const CloseOrphanedRooms = define('chat/CloseOrphaned', { rooms: Rooms, clock: Clock }, ({ rooms, clock }) =>
  Effect.fn('chat.close-orphaned')((_: Actor, __: AccountErased) => rooms.closeOrphaned(clock.now().toISOString())),
)

/** Closes the rooms of a deleted facility. */
export const CloseRoomsOfDeleted = define('chat/CloseOfDeleted', { rooms: Rooms, clock: Clock }, ({ rooms, clock }) =>
  Effect.fn('chat.close-of-deleted')((_: Actor, { facilityId }: FacilityDeleted) => rooms.closeOf(facilityId, clock.now().toISOString())),
)
