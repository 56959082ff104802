import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const room = (account: string) => `with f as (${insertFacility}), r as (
  insert into chat_room (id, facility_id, kind, account_id, visibility, last_number, last_facility, last_message_at, closed_reason)
    select gen_random_uuid(), f.id, 'parent', ${account}, 'staff', 1, 0, now(), '' from f returning id)`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  chat_room: ({ accountId }) => [`${room('?')} select 1 from r`, [accountId]],
  chat_message: ({ accountId }) => [
    `${room('null')} insert into chat_message (id, room_id, number, side, account_id, client_key, text, files, sent_at, hidden)
       select gen_random_uuid(), id, 1, 'parent', ?, gen_random_uuid(), 'Zosia ma katar', '[]', now(), false from r`,
    [accountId],
  ],
  chat_mark: ({ accountId }) => [
    `${room('null')} insert into chat_mark (room_id, account_id, number, seen_at) select id, ?, 1, now() from r`,
    [accountId],
  ],
  chat_due: ({ accountId }) => [
    `${room('null')} insert into chat_due (room_id, account_id, due_at) select id, ?, now() from r`,
    [accountId],
  ],
  chat_link: ({ accountId }) => [
    `${room('null')} insert into chat_link (id, room_id, account_id, first_number, last_number, expires_at)
       select gen_random_uuid(), id, ?, 1, 1, now() + interval '7 days' from r`,
    [accountId],
  ],
}
