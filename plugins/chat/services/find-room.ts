import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ChatRoomNotFound } from '../contract/errors.ts'
import type { RoomSide } from '../contract/room.ts'
import { ChatFacilities, Rooms } from '../domain/chat.port.ts'
import { type Room, type Standing, sideIn } from '../domain/room.ts'

/** Room that an account is in. */
export interface OwnRoom {
  readonly accountId: string
  readonly room: Room
  readonly standing: Standing
  readonly side: RoomSide
}

/**
 * Finds a room for one of those who are in it by the grants of this moment; to all others, support included, it does not exist.
 * `lock` holds it until the transaction ends.
 */
export const FindRoom = define('chat/FindRoom', { rooms: Rooms, facilities: ChatFacilities }, ({ rooms, facilities }) =>
  Effect.fn('chat.find-room')(function* ({ id: accountId }: Pick<User, 'id'>, id: string, { lock = false }: { lock?: boolean } = {}) {
    const room = yield* lock ? rooms.lock(id) : rooms.byId(id)
    const standing = room && (yield* facilities.standing(accountId, room.facility_id))
    const side = room && sideIn(room, standing)
    if (!room || !standing || !side) return yield* new ChatRoomNotFound()
    return { accountId, room, standing, side } satisfies OwnRoom
  }),
)
