import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when accounts have got a message. */
export const ChatMessageSent = eventKind('chat.message-sent', { accountIds: Schema.Array(Schema.String) })
export type ChatMessageSent = EventOf<typeof ChatMessageSent>

/** Raised when messages have stayed unread for a while; `token`: that of the link in the mail, by which they can be answered. */
export const ChatUnread = eventKind('chat.unread', {
  accountId: Schema.String,
  facility: Schema.String,
  count: Schema.Number,
  path: Schema.String,
  token: Schema.String,
})
export type ChatUnread = EventOf<typeof ChatUnread>
