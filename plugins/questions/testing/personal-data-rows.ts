import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const facility = `f as (${insertFacility})`

const thread = (account: string) => `with ${facility}, t as (
  insert into questions_thread (id, facility_id, account_id, topic, state, asked_at, last_message_at, last_parent, last_facility, version)
    select gen_random_uuid(), f.id, ${account}, 'other', 'open', now(), now(), 1, 0, 1 from f returning id)`

const message = `insert into questions_message (id, thread_id, number, side, account_id, text, by_mail, sent_at)
  select gen_random_uuid(), id, 1, 'parent', ?, 'Czy macie ogród', false, now() from t`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  questions_thread: ({ accountId }) => [`${thread('?')} select 1 from t`, [accountId]],
  questions_guest: ({ email }) => [
    `${thread('null')} insert into questions_guest (thread_id, name, email) select id, 'Ola', ? from t`,
    [email],
  ],
  questions_message: ({ accountId }) => [`${thread('null')} ${message}`, [accountId]],
  questions_author: ({ accountId }) => [
    `${thread('null')}, m as (${message.replace('?', 'null')} returning id) insert into questions_author (message_id, staff_account_id) select id, ? from m`,
    [accountId],
  ],
  questions_seen: ({ accountId }) => [
    `${thread('null')} insert into questions_seen (thread_id, account_id, number) select id, ?, 1 from t`,
    [accountId],
  ],
}
