import { Schema } from 'effect'
import { ChildName, RoomFacility, roomKinds, roomSides, roomVisibilities } from './room.ts'

/** Part of an inbox: of the user's own conversations, or of those of a facility. `before`: cursor of the part before. */
export const InboxQuery = Schema.Struct({
  facility_id: Schema.optional(Schema.String),
  unread: Schema.optional(Schema.Literals(['true', 'false', ''])),
  before: Schema.optional(Schema.String.check(Schema.isMaxLength(100, { message: 'FIELD_TOO_LONG' }))),
})
export type InboxQuery = typeof InboxQuery.Type

/** Conversation of an inbox: a room, or a question of another plugin. */
export const ConversationView = Schema.Struct({
  kind: Schema.Literals(['question', ...roomKinds]),
  id: Schema.String,
  facility: RoomFacility,
  /** Key of the text that says what it is about; `null` for rooms. */
  label: Schema.NullOr(Schema.String),
  visibility: Schema.NullOr(Schema.Literals(roomVisibilities)),
  /** First name of the parent, or name of a guest, for the facility; else `null`. */
  parent: Schema.NullOr(Schema.String),
  /** Children of the parent, for the facility alone. */
  children: Schema.Array(ChildName),
  /** Names of the groups whose parents read these announcements; none: all do, or it is another conversation. */
  groups: Schema.Array(Schema.String),
  /** Beginning of the last message; empty when it was withdrawn or erased, or before the first one. */
  excerpt: Schema.String,
  last_by: Schema.NullOr(Schema.Literals(roomSides)),
  /** The user has written the last message. */
  last_own: Schema.Boolean,
  last_message_at: Schema.String,
  new_messages: Schema.Number,
  closed: Schema.Boolean,
  muted: Schema.Boolean,
}).annotate({ identifier: 'Conversation' })
export type ConversationView = typeof ConversationView.Type

/** Facility with which the user can begin a room, with the room where there is one. */
const Beginning = Schema.Struct({ facility: RoomFacility, kind: Schema.Literals(roomKinds), room_id: Schema.NullOr(Schema.String) })

/** Conversations by their last message, the newest first; `next`: cursor of the following part, `null` on the last one. */
export const InboxView = Schema.Struct({
  conversations: Schema.Array(ConversationView),
  next: Schema.NullOr(Schema.String),
  /** Rooms that the user may write to, on the first part alone. */
  beginnings: Schema.Array(Beginning),
})
export type InboxView = typeof InboxView.Type

/** Parents whom the staff of a facility may write to, by first name. */
export const CorrespondentQuery = Schema.Struct({
  facility_id: Schema.String,
  q: Schema.optional(Schema.String.check(Schema.isMaxLength(100, { message: 'FIELD_TOO_LONG' }))),
})
export const Correspondents = Schema.Struct({
  parents: Schema.Array(
    Schema.Struct({
      account_id: Schema.String,
      name: Schema.String,
      children: Schema.Array(ChildName),
      room_id: Schema.NullOr(Schema.String),
    }),
  ),
  /** There are more than these. */
  more: Schema.Boolean,
  /** Groups of the facility, to which announcements may go. */
  groups: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })),
})
