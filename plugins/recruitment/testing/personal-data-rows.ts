import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const application = (account: string) =>
  `insert into recruitment_application (id, account_id, facility_id, applied_to, content, child_key, consent_version, status, unseen, version, created_at, changed_at)
     values (gen_random_uuid(), ${account}, gen_random_uuid(), gen_random_uuid(), 'x', gen_random_uuid()::text, '2026-11', 'new', false, 1, now(), now())`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  recruitment_application: ({ accountId }) => [application('?'), [accountId]],
  recruitment_read: ({ accountId }) => [
    `with a as (${application('gen_random_uuid()')} returning id)
       insert into recruitment_read (application_id, viewer_account_id, by, kind, read_on, at, times) select id, ?, 'facility', 'list', current_date, now(), 1 from a`,
    [accountId],
  ],
}
