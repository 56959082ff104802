import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { type Room, sideIn } from '../domain/room.ts'

/** Returns the parents who read announcements now, each with the number up to which they have. */
export const ReadingParents = define('chat/ReadingParents', { rooms: Rooms, facilities: ChatFacilities }, ({ rooms, facilities }) =>
  Effect.fn('chat.reading-parents')(function* (room: Room) {
    const readNumbers = new Map((yield* rooms.marksOf(room.id)).map(({ account_id, number }) => [account_id, number]))
    return (yield* facilities.accountsOf(room.facility_id, 'parents'))
      .filter((standing) => sideIn(room, standing) === 'parent')
      .map(({ accountId }) => ({ accountId, number: readNumbers.get(accountId) ?? 0 }))
  }),
)
