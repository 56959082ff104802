import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { chatChannelName } from '../contract/channel.ts'
import type { RoomSide } from '../contract/room.ts'
import { type ChatMessage, isShown, type Room, readersOf } from '../domain/room.ts'
import { ViewMessage } from './view-messages.ts'

/** Sends a frame to those who read a room, to one side or both; `data` is what each side gets. */
export const PublishToRoom = define('chat/PublishToRoom', { realtime: Realtime }, ({ realtime }) =>
  Effect.fn('chat.publish-to-room')(function* (room: Room, type: string, data: Readonly<Partial<Record<RoomSide, unknown>>>) {
    const { facility, parents } = readersOf(room)
    if (data.facility !== undefined) yield* realtime.publish({ channel: chatChannelName, to: facility, type, data: data.facility })
    if (data.parent === undefined) return
    for (const to of parents) yield* realtime.publish({ channel: chatChannelName, to, type, data: data.parent })
  }),
)

/** Sends a new or changed message to the open pages of those who read its room. */
export const PublishMessage = define(
  'chat/PublishMessage',
  { publishToRoom: PublishToRoom, viewMessage: ViewMessage },
  ({ publishToRoom, viewMessage }) =>
    Effect.fn('chat.publish-message')(function* (room: Room, message: ChatMessage) {
      const hasFiles = isShown(message) && message.files.length > 0
      const frameFor = Effect.fn('chat.frame-for')(function* (side: RoomSide) {
        const view = yield* viewMessage(message, { accountId: null, side })
        const isNamed = side === 'facility' || message.side === 'parent'
        return {
          room_id: room.id,
          facility_id: room.facility_id,
          author_id: isNamed ? message.account_id : null,
          message: view,
          has_files: hasFiles,
        }
      })
      yield* publishToRoom(room, 'chat.message', {
        facility: yield* frameFor('facility'),
        ...(room.kind !== 'staff' && { parent: yield* frameFor('parent') }),
      })
    }),
)
