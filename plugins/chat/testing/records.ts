import type { ChatMessage, Room } from '../domain/room.ts'

/** Room of a parent without messages; `over` replaces members. */
export const aRoom = (over: Partial<Room> = {}): Room => ({
  id: '01970000-0000-7000-8000-000000000001',
  facility_id: '01970000-0000-7000-8000-0000000000f1',
  moved_from: null,
  kind: 'parent',
  account_id: '01970000-0000-7000-8000-0000000000a1',
  visibility: 'staff',
  group_ids: [],
  opened_by: null,
  last_number: 0,
  last_facility: 0,
  last_message_at: '2026-11-23T08:00:00.000Z',
  closed_by: null,
  closed_reason: '',
  closed_at: null,
  ...over,
})

/** Message of that parent; `over` replaces members. */
export const aMessage = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: '01970000-0000-7000-8000-0000000000b1',
  room_id: '01970000-0000-7000-8000-000000000001',
  number: 1,
  side: 'parent',
  account_id: '01970000-0000-7000-8000-0000000000a1',
  client_key: '01970000-0000-7000-8000-0000000000c1',
  text: 'Zosia ma dziś katar.',
  files: [],
  sent_at: '2026-11-23T08:00:00.000Z',
  edited_at: null,
  withdrawn_at: null,
  hidden: false,
  ...over,
})
