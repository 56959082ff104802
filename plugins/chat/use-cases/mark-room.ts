import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { chatApi } from '../contract/api.ts'
import { Rooms } from '../domain/chat.port.ts'
import { muteEnd } from '../domain/mute-end.ts'
import { FindRoom } from '../services/find-room.ts'
import { PublishToRoom } from '../services/publish-message.ts'
import { ViewRoom } from '../services/view-room.ts'

/** Marks messages as seen by the user; in a parent's room the other side learns it at once. */
export const MarkRoomSeen = handler(
  chatApi.markRoomSeen,
  { rooms: Rooms, findRoom: FindRoom, publishToRoom: PublishToRoom, overview: Overview, clock: Clock, transaction: Transaction },
  ({ rooms, findRoom, publishToRoom, overview, clock, transaction }) =>
    Effect.fn('chat.mark-seen')(function* (user, { id, number: requested }) {
      const { room, side } = yield* findRoom(user, id)
      const number = Math.min(requested, room.last_number)
      const at = clock.now().toISOString()
      if (yield* rooms.markSeen(user.id, id, number, at)) {
        const frame = { room_id: id, side, number, at }
        if (room.kind === 'parent') yield* publishToRoom(room, 'chat.read', { facility: frame, parent: frame })
        yield* overview.publishCounts([user.id])
      }
      return { number }
    }, transaction),
)

/** Silences a room for the user, or ends that. */
export const MuteRoom = handler(
  chatApi.muteRoom,
  { rooms: Rooms, findRoom: FindRoom, viewRoom: ViewRoom, overview: Overview, clock: Clock, transaction: Transaction },
  ({ rooms, findRoom, viewRoom, overview, clock, transaction }) =>
    Effect.fn('chat.mute-room')(function* (user, { id, for: time }) {
      const found = yield* findRoom(user, id, { lock: true })
      const mark = yield* rooms.markOf(id, user.id)
      const now = clock.now()
      yield* rooms.putMark({
        room_id: id,
        account_id: user.id,
        number: mark?.number ?? 0,
        seen_at: mark?.seen_at ?? now.toISOString(),
        muted_until: muteEnd(time, now),
      })
      yield* overview.publishCounts([user.id])
      return yield* viewRoom(found)
    }, transaction),
)
