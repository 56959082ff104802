import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { RoomKind, RoomSide, RoomVisibility } from '../contract/room.ts'
import type { Room } from '../domain/room.ts'

const at = () => p.type(IsoTimestamp)

/** Table of rooms; unique indexes allow a facility one of a kind and set of groups, and each parent one of each visibility. */
export const RoomTable = defineEntity({
  name: 'ChatRoomRow',
  tableName: 'chat_room',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    moved_from: p.uuid().strictNullable(),
    kind: p.text().$type<RoomKind>(),
    account_id: p.uuid().strictNullable(),
    visibility: p.text().$type<RoomVisibility>(),
    group_ids: p.json().$type<readonly string[]>(),
    opened_by: p.uuid().strictNullable(),
    last_number: p.integer(),
    last_facility: p.integer(),
    last_message_at: at(),
    closed_by: p.text().$type<Exclude<Room['closed_by'], null>>().strictNullable(),
    closed_reason: p.text(),
    closed_at: at().strictNullable(),
  },
})

/** Table of messages. */
export const ChatMessageTable = defineEntity({
  name: 'ChatMessageRow',
  tableName: 'chat_message',
  properties: {
    id: p.uuid().primary(),
    room_id: p.uuid(),
    number: p.integer(),
    side: p.text().$type<RoomSide>(),
    account_id: p.uuid().strictNullable(),
    client_key: p.uuid(),
    text: p.text(),
    files: p.json().$type<readonly string[]>(),
    sent_at: at(),
    edited_at: at().strictNullable(),
    withdrawn_at: at().strictNullable(),
    hidden: p.boolean(),
  },
})

/** Table of what accounts have seen of rooms, and until when they are silent. */
export const MarkTable = defineEntity({
  name: 'ChatMarkRow',
  tableName: 'chat_mark',
  properties: {
    room_id: p.uuid().primary(),
    account_id: p.uuid().primary(),
    number: p.integer(),
    seen_at: at(),
    muted_until: at().strictNullable(),
  },
})

/** Table of mails about unread messages that wait for their time. */
export const DueTable = defineEntity({
  name: 'ChatDueRow',
  tableName: 'chat_due',
  properties: { room_id: p.uuid().primary(), account_id: p.uuid().primary(), due_at: at(), sent_at: at().strictNullable() },
})

/** Table of the links in these mails. */
export const ChatLinkTable = defineEntity({
  name: 'ChatLinkRow',
  tableName: 'chat_link',
  properties: {
    id: p.uuid().primary(),
    room_id: p.uuid(),
    account_id: p.uuid(),
    first_number: p.integer(),
    last_number: p.integer(),
    expires_at: at(),
    answered_at: at().strictNullable(),
    answer_id: p.uuid().strictNullable(),
  },
})

/** Table of the hours in which facilities answer. */
export const HoursTable = defineEntity({
  name: 'ChatHoursRow',
  tableName: 'chat_hours',
  properties: {
    facility_id: p.uuid().primary(),
    days: p.json().$type<readonly number[]>(),
    opens: p.integer(),
    closes: p.integer(),
  },
})

/** Tables of messages. */
export const chatTables = [RoomTable, ChatMessageTable, MarkTable, DueTable, ChatLinkTable, HoursTable]
