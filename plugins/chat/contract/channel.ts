import { Schema } from 'effect'
import { ChatMessageView, roomSides } from './room.ts'

/** Name of the channel of messages, `/api/v1/chat/ws`. */
export const chatChannelName = 'chat'

const Side = Schema.Literals(roomSides)

/**
 * Frame: a message was sent, edited, withdrawn or hidden. `own` and `key` are for its author alone, whom `author_id` names.
 * Its files are not in it, since their addresses name a reader; `has_files`: each reader reads them from the room.
 */
export const ChatMessageFrame = Schema.Struct({
  room_id: Schema.String,
  facility_id: Schema.String,
  author_id: Schema.NullOr(Schema.String),
  message: ChatMessageView,
  has_files: Schema.Boolean,
})
/** Frame: a room has changed otherwise (closed, opened again). */
export const ChatRoomFrame = Schema.Struct({ room_id: Schema.String, facility_id: Schema.String })
/** Frame: the other side of a parent's room has seen messages up to a number. */
export const ChatReadFrame = Schema.Struct({ room_id: Schema.String, side: Side, number: Schema.Number, at: Schema.String })
/** Signal: somebody on a side is writing; `name` for the staff alone. */
export const ChatTypingFrame = Schema.Struct({
  room_id: Schema.String,
  side: Side,
  account_id: Schema.NullOr(Schema.String),
  name: Schema.NullOr(Schema.String),
})

/** Frame from a client: the user is writing in a room. */
export const TypingIn = Schema.Struct({ room_id: Schema.String })
