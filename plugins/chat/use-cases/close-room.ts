import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { chatApi } from '../contract/api.ts'
import { ChatRoomClosed, ReadOnlyRoom } from '../contract/errors.ts'
import { Rooms } from '../domain/chat.port.ts'
import type { Room } from '../domain/room.ts'
import { FindRoom } from '../services/find-room.ts'
import { PublishToRoom } from '../services/publish-message.ts'
import { ViewRoom } from '../services/view-room.ts'

/** Stores a room that was closed or opened again, notes who did it, and tells the open pages. */
const SaveRoom = define('chat/SaveRoom', { rooms: Rooms, publishToRoom: PublishToRoom, audit: Audit }, ({ rooms, publishToRoom, audit }) =>
  Effect.fn('chat.save-room')(function* (actor: User, room: Room, action: 'closed' | 'reopened') {
    yield* rooms.save(room)
    yield* audit.record({
      actor,
      action: `chat.room-${action}`,
      subject: room.account_id,
      about: { room: room.id, facility: room.facility_id },
    })
    const frame = { room_id: room.id, facility_id: room.facility_id }
    yield* publishToRoom(room, 'chat.room', { facility: frame, parent: frame })
  }),
)

/** Closes a parent's room: the parent blocks the facility, or the facility ends the conversation and says why. */
export const CloseRoom = handler(
  chatApi.closeRoom,
  { findRoom: FindRoom, saveRoom: SaveRoom, viewRoom: ViewRoom, clock: Clock, transaction: Transaction },
  ({ findRoom, saveRoom, viewRoom, clock, transaction }) =>
    Effect.fn('chat.close-room')(function* (user, { id, reason = '' }) {
      const found = yield* findRoom(user, id, { lock: true })
      const { room, side } = found
      if (room.kind !== 'parent') return yield* new ReadOnlyRoom()
      if (side === 'facility' && reason === '') return yield* new Validation({ schema: { reason: ['FIELD_REQUIRED'] } })
      if (room.closed_by === null) {
        const closed_at = clock.now().toISOString()
        yield* saveRoom(
          user,
          { ...room, closed_by: side, closed_reason: side === 'facility' ? cleanText(reason) : '', closed_at },
          'closed',
        )
      }
      return yield* viewRoom(found)
    }, transaction),
)

/** Opens a room again for the side that has closed it; an open one stays as it is. */
export const ReopenRoom = handler(
  chatApi.reopenRoom,
  { findRoom: FindRoom, saveRoom: SaveRoom, viewRoom: ViewRoom, transaction: Transaction },
  ({ findRoom, saveRoom, viewRoom, transaction }) =>
    Effect.fn('chat.reopen-room')(function* (user, { id }) {
      const found = yield* findRoom(user, id, { lock: true })
      const { room, side } = found
      if (room.closed_by !== null) {
        if (room.closed_by !== side) return yield* new ChatRoomClosed()
        yield* saveRoom(user, { ...room, closed_by: null, closed_reason: '', closed_at: null }, 'reopened')
      }
      return yield* viewRoom(found)
    }, transaction),
)
