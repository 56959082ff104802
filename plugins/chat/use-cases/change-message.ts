import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { chatApi } from '../contract/api.ts'
import { ChatMessageNotFound, MessageFixed } from '../contract/errors.ts'
import { messageRules } from '../contract/limits.ts'
import { Rooms } from '../domain/chat.port.ts'
import { type ChatMessage, mayEdit } from '../domain/room.ts'
import { FindRoom, type OwnRoom } from '../services/find-room.ts'
import { PublishMessage } from '../services/publish-message.ts'
import { ViewMessage } from '../services/view-messages.ts'

interface Numbered {
  readonly id: string
  readonly number: number
}

/** Finds a message that a user has written, under the lock of its room. */
const FindOwnMessage = define('chat/FindOwnMessage', { rooms: Rooms, findRoom: FindRoom }, ({ rooms, findRoom }) =>
  Effect.fn('chat.find-own-message')(function* (user: User, { id, number }: Numbered) {
    const found = yield* findRoom(user, id, { lock: true })
    const message = yield* rooms.messageAt(id, number)
    if (message?.account_id !== user.id) return yield* new ChatMessageNotFound()
    return { ...found, message }
  }),
)

/** Stores a changed message, shows it on open pages, and returns it as its author sees it. */
const SaveMessage = define(
  'chat/SaveMessage',
  { rooms: Rooms, publishMessage: PublishMessage, viewMessage: ViewMessage },
  ({ rooms, publishMessage, viewMessage }) =>
    Effect.fn('chat.save-message')(function* ({ room, accountId, side }: OwnRoom, message: ChatMessage) {
      yield* rooms.saveMessage(message)
      yield* publishMessage(room, message)
      return yield* viewMessage(message, { accountId, side })
    }),
)

/** Edits an own message; readers see that it was edited, not how it read before. */
export const EditMessage = handler(
  chatApi.editMessage,
  { findOwnMessage: FindOwnMessage, saveMessage: SaveMessage, clock: Clock, transaction: Transaction },
  ({ findOwnMessage, saveMessage, clock, transaction }) =>
    Effect.fn('chat.edit-message')(function* (user, { text, ...of }) {
      const { message, ...room } = yield* findOwnMessage(user, of)
      if (!mayEdit(message, messageRules.editMinutes, clock.now())) return yield* new MessageFixed()
      return yield* saveMessage(room, { ...message, text: cleanText(text), edited_at: clock.now().toISOString() })
    }, transaction),
)

/**
 * Withdraws an own message at any time; its place in the room stays. Nobody in the room sees text and files any more; they are kept
 * for a month, so that nobody escapes a report by withdrawing.
 */
export const WithdrawMessage = handler(
  chatApi.withdrawMessage,
  { findOwnMessage: FindOwnMessage, saveMessage: SaveMessage, clock: Clock, transaction: Transaction },
  ({ findOwnMessage, saveMessage, clock, transaction }) =>
    Effect.fn('chat.withdraw-message')(function* (user, of) {
      const { message, ...room } = yield* findOwnMessage(user, of)
      return yield* saveMessage(room, { ...message, withdrawn_at: message.withdrawn_at ?? clock.now().toISOString() })
    }, transaction),
)
