import { Schema } from 'effect'
import { messageText } from '#core/kernel/message-text.ts'
import { groupRules, messageRules } from './limits.ts'
import { roomKinds, roomSides, roomVisibilities } from './room-constants.ts'

export {
  type RoomKind,
  type RoomSide,
  type RoomVisibility,
  roomKinds,
  roomSides,
  roomVisibilities,
} from './room-constants.ts'

/** Text of a message. */
export const ChatText = messageText(messageRules.text)

const Kind = Schema.Literals(roomKinds)
const Visibility = Schema.Literals(roomVisibilities)
const Side = Schema.Literals(roomSides)
const Uuid = Schema.String.check(Schema.isUUID(undefined, { message: 'FIELD_INVALID' }))

/**
 * Room to open: `parent_id` names the account of the parent where a facility begins, `group_ids` the groups whose parents read
 * announcements; without it all do.
 */
export const NewRoom = Schema.Struct({
  facility_id: Schema.String,
  kind: Kind,
  parent_id: Schema.optional(Schema.String),
  visibility: Schema.optional(Visibility),
  group_ids: Schema.optional(Schema.Array(Schema.String).check(Schema.isMaxLength(groupRules.groups, { message: 'FIELD_TOO_LONG' }))),
})
export type NewRoom = typeof NewRoom.Type

/** Path parameter of a room. */
export const ByRoom = Schema.Struct({ id: Schema.String })

const number = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 1e9 }))

/** Part of a room's messages: the last ones, those before a number, or those after one. */
export const MessageQuery = Schema.Struct({ id: Schema.String, before: Schema.optional(number), after: Schema.optional(number) })
export type MessageQuery = typeof MessageQuery.Type

/** Room with its last messages, or with those before a number. */
export const RoomQuery = Schema.Struct({ id: Schema.String, before: Schema.optional(number) })

/** Message to send. `key`: UUID that its sender gives it, so that sending it again changes nothing. */
export const NewChatMessage = Schema.Struct({
  id: Schema.String,
  key: Uuid,
  text: Schema.optional(Schema.Union([ChatText, Schema.Literal('')])),
  files: Schema.optional(Schema.Array(Schema.String).check(Schema.isMaxLength(messageRules.files, { message: 'FIELD_TOO_LONG' }))),
}).check(
  Schema.makeFilter<{ readonly text?: string | undefined; readonly files?: readonly string[] | undefined }>(
    ({ text = '', files = [] }) => (text === '' && files.length === 0 ? { path: ['text'], issue: 'FIELD_EMPTY' } : undefined),
    { message: 'FIELD_EMPTY' },
  ),
)
export type NewChatMessage = typeof NewChatMessage.Type

/** Message of a room by its number. */
export const ByMessage = Schema.Struct({ id: Schema.String, number })
export const EditedMessage = Schema.Struct({ id: Schema.String, number, text: ChatText })

/** Number up to which the user has seen the messages of a room. */
export const SeenMessages = Schema.Struct({ id: Schema.String, number: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1e9 })) })

/** Number up to which the user has seen the messages now. */
export const SeenView = Schema.Struct({ number: Schema.Number })

/** Time for which a room is silent to the user: no mails and no count. */
export const muteTimes = ['hour', 'day', 'always', 'off'] as const
export const MutedRoom = Schema.Struct({ id: Schema.String, for: Schema.Literals(muteTimes) })

/** Closing of a room; a facility gives the parent a reason. */
export const ClosedRoom = Schema.Struct({
  id: Schema.String,
  reason: Schema.optional(Schema.Union([messageText(messageRules.reason), Schema.Literal('')])),
})

/** File of a message; `url` works for some minutes, while the user whom it names is in the room. */
export const ChatFileView = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  name: Schema.String,
  /** Bytes. */
  size: Schema.Number,
  url: Schema.String,
  /** Small picture of an image; else `null`. */
  preview: Schema.NullOr(Schema.String),
})

/**
 * Message as one of its readers sees it. `author`: first name of the parent or of a member of staff, for the staff alone; an
 * erased, hidden or withdrawn text is empty.
 */
export const ChatMessageView = Schema.Struct({
  id: Schema.String,
  number: Schema.Number,
  side: Side,
  author: Schema.NullOr(Schema.String),
  /** The user has written it. */
  own: Schema.Boolean,
  text: Schema.String,
  files: Schema.Array(ChatFileView),
  sent_at: Schema.String,
  edited_at: Schema.NullOr(Schema.String),
  /** The user may still change the text. */
  editable: Schema.Boolean,
  withdrawn: Schema.Boolean,
  /** Key that its sender gave it, for the sender; else `null`. */
  key: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ChatMessage' })
export type ChatMessageView = typeof ChatMessageView.Type

/** Facility of a room; without a slug when it has no page any more. */
export const RoomFacility = Schema.Struct({
  id: Schema.String,
  slug: Schema.NullOr(Schema.String),
  name: Schema.String,
  city: Schema.String,
})

const minutes = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))

/** Hours in which a facility answers: `days` from 1, Monday, to 7; times in minutes since midnight in Warsaw. Public holidays are free. */
export const ChatHours = Schema.Struct({
  days: Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 7 }))),
  opens: minutes,
  closes: minutes,
})
export type ChatHours = typeof ChatHours.Type

/** Child of a parent, for the staff alone. */
export const ChildName = Schema.Struct({ first_name: Schema.String, group: Schema.NullOr(Schema.String) })
export type ChildName = typeof ChildName.Type

/** Room with the part of its messages that was asked for. */
export const RoomView = Schema.Struct({
  id: Schema.String,
  kind: Kind,
  visibility: Visibility,
  facility: RoomFacility,
  /** Side of the user. */
  side: Side,
  /** First name of the parent, for the staff; else `null`. */
  parent: Schema.NullOr(Schema.String),
  /** Children of the parent, for the staff. */
  children: Schema.Array(ChildName),
  /** Groups whose parents read these announcements; none: all do. */
  groups: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })),
  /** Numbers up to which the parents have read announcements, one for each of them in no order, for the staff; else `null`. */
  reading: Schema.NullOr(Schema.Array(Schema.Number)),
  writable: Schema.Boolean,
  closed: Schema.NullOr(Schema.Struct({ by: Schema.Literals([...roomSides, 'platform']), reason: Schema.String, at: Schema.String })),
  /** Number of the last message that somebody on the other side has seen, and when; rooms of one parent alone. */
  seen: Schema.NullOr(Schema.Struct({ number: Schema.Number, at: Schema.String })),
  /** Number up to which the user has seen the messages: the line of what is new stands after it. */
  read: Schema.Number,
  last_number: Schema.Number,
  /** ISO 8601 UTC; far in the future when the room is silent until the user changes it. */
  muted_until: Schema.NullOr(Schema.String),
  /** Hours in which the facility answers, whether that is now, and when a mail would tell it of a message that is written now. */
  hours: Schema.Struct({ ...ChatHours.fields, open: Schema.Boolean, mail_at: Schema.String }),
  messages: Schema.Array(ChatMessageView),
  /** Earlier messages than these exist. */
  earlier: Schema.Boolean,
}).annotate({ identifier: 'ChatRoom' })
export type RoomView = typeof RoomView.Type

/** Parents who have read an announcement, and by name those who have not. */
export const MessageReaders = Schema.Struct({
  number: Schema.Number,
  read: Schema.Number,
  total: Schema.Number,
  unread: Schema.Array(Schema.Struct({ account_id: Schema.String, name: Schema.String, children: Schema.Array(ChildName) })),
  /** Number of further parents who have not. */
  more: Schema.Number,
}).annotate({ identifier: 'MessageReaders' })
export type MessageReaders = typeof MessageReaders.Type

export const MessagesView = Schema.Struct({ messages: Schema.Array(ChatMessageView), earlier: Schema.Boolean })
