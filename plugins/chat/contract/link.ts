import { Schema } from 'effect'
import { ChatText, RoomFacility, roomSides } from './room.ts'

/** Token of a link in a mail about unread messages. */
export const ByLink = Schema.Struct({ token: Schema.String })
export const LinkAnswer = Schema.Struct({
  token: Schema.String,
  text: ChatText,
})
export type LinkAnswer = typeof LinkAnswer.Type

/**
 * Unread messages behind a link, and the one answer that it allows; `answered_at`: it was given; `ended`: the link shows
 * nothing any more.
 */
export const LinkView = Schema.Struct({
  facility: RoomFacility,
  side: Schema.Literals(roomSides),
  messages: Schema.Array(
    Schema.Struct({
      number: Schema.Number,
      side: Schema.Literals(roomSides),
      text: Schema.String,
      files: Schema.Number,
      sent_at: Schema.String,
    }),
  ),
  ended: Schema.Boolean,
  writable: Schema.Boolean,
  answered_at: Schema.NullOr(Schema.String),
})
export type LinkView = typeof LinkView.Type
