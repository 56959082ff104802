import { Effect } from 'effect'
import { rateLimitKey, type User } from '#core/access/actor.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { handler } from '#core/plugin/handler.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { chatApi } from '../contract/api.ts'
import { ChatRoomClosed, MessageKeyUsed, ReadOnlyRoom } from '../contract/errors.ts'
import type { NewChatMessage } from '../contract/room.ts'
import { Rooms } from '../domain/chat.port.ts'
import { type ChatMessage, mayWrite } from '../domain/room.ts'
import { AddChatMessage } from '../services/add-message.ts'
import { FindRoom } from '../services/find-room.ts'
import { ViewMessage } from '../services/view-messages.ts'

/** Messages of an account a minute and a day, over all its rooms. */
export const messagesPerMinute = { times: 20, seconds: 60 } as const
export const messagesPerDay = { times: 300, seconds: 86_400 } as const

/**
 * Sends a message under the lock of its room, which numbers it. A key that was sent before returns the message that it belongs to;
 * the database stores a key of an account once, whatever happens between (features RT-03).
 */
export const SendChatMessage = handler(
  chatApi.sendChatMessage,
  {
    rooms: Rooms,
    findRoom: FindRoom,
    addMessage: AddChatMessage,
    viewMessage: ViewMessage,
    uploads: Uploads,
    rateLimit: RateLimit,
    transaction: Transaction,
  },
  ({ rooms, findRoom, addMessage, viewMessage, uploads, rateLimit, transaction }) => {
    const sameAs = Effect.fn('chat.same-message')(function* (known: ChatMessage, { id, text = '' }: NewChatMessage) {
      const isSame = known.room_id === id && (known.text === cleanText(text) || known.edited_at !== null || known.withdrawn_at !== null)
      return isSame ? known : yield* new MessageKeyUsed()
    })
    const store = Effect.fn('chat.store-message')(function* (user: User, input: NewChatMessage) {
      const { id, key, text = '', files = [] } = input
      const { room, standing, side } = yield* findRoom(user, id, { lock: true })
      const known = yield* rooms.byKey(user.id, key)
      if (known) return yield* sameAs(known, input)
      if (room.closed_by !== null) return yield* new ChatRoomClosed()
      if (!mayWrite(room, standing)) return yield* new ReadOnlyRoom()
      if (files.length > 0) yield* uploads.attach(user, files, { purpose: 'chat', facilityId: null, subject: `chat.room:${room.id}` })
      return yield* addMessage(room, { accountId: user.id, side, key, text, files })
    }, transaction)
    return Effect.fn('chat.send-message')(function* (user, input) {
      const { side } = yield* findRoom(user, input.id)
      const known = yield* rooms.byKey(user.id, input.key)
      if (!known) {
        yield* rateLimit.consume('chat.message', rateLimitKey(user), messagesPerMinute)
        yield* rateLimit.consume('chat.message-day', rateLimitKey(user), messagesPerDay)
      }
      const message = known ? yield* sameAs(known, input) : yield* store(user, input)
      return yield* viewMessage(message, { accountId: user.id, side })
    })
  },
)
