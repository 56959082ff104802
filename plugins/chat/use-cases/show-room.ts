import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { chatApi } from '../contract/api.ts'
import { messageRules } from '../contract/limits.ts'
import { Rooms } from '../domain/chat.port.ts'
import { FindRoom } from '../services/find-room.ts'
import { ViewMessages } from '../services/view-messages.ts'
import { ViewRoom } from '../services/view-room.ts'

/** Returns a room with its last messages, or with those before a number. */
export const ShowRoom = handler(chatApi.showRoom, { findRoom: FindRoom, viewRoom: ViewRoom }, ({ findRoom, viewRoom }) =>
  Effect.fn('chat.show-room')(function* (user, { id, before }) {
    return yield* viewRoom(yield* findRoom(user, id), before)
  }),
)

/** Returns a part of the messages of a room. */
export const ListMessages = handler(
  chatApi.listMessages,
  { rooms: Rooms, findRoom: FindRoom, viewMessages: ViewMessages },
  ({ rooms, findRoom, viewMessages }) =>
    Effect.fn('chat.list-messages')(function* (user, { id, before, after }) {
      const { room, side } = yield* findRoom(user, id)
      const messages = yield* rooms.messagesOf(room.id, { before, after }, messageRules.page)
      return { messages: yield* viewMessages(messages, { accountId: user.id, side }), earlier: (messages[0]?.number ?? 1) > 1 }
    }),
)
