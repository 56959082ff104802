import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { ChatFacilities } from '../domain/chat.port.ts'
import { type Room, sideIn } from '../domain/room.ts'

/** Returns the accounts that read a room now. */
export const RoomReaders = define('chat/RoomReaders', { facilities: ChatFacilities }, ({ facilities }) =>
  Effect.fn('chat.room-readers')(function* (room: Room) {
    const parents =
      room.kind === 'announcements'
        ? yield* facilities.accountsOf(room.facility_id, 'parents')
        : room.account_id === null
          ? []
          : [yield* facilities.standing(room.account_id, room.facility_id)].filter((one) => one !== null)
    const all = [...parents, ...(yield* facilities.accountsOf(room.facility_id, 'staff'))]
    return all.filter((standing) => sideIn(room, standing) !== null).map(({ accountId }) => accountId)
  }),
)
