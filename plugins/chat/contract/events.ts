import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when a message was sent, for the counters of those who read the room. */
export const ChatMessageSent = eventKind('chat.message-sent', { roomId: Schema.String, facilityId: Schema.String })
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
