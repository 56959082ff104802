import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  notifications_notice: ({ accountId }) => [
    `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at)
     values (gen_random_uuid(), ?, 'security.login', '{"device":"Firefox"}', true, now())`,
    [accountId],
  ],
  notifications_preference: ({ accountId }) => [
    `insert into notifications_preference (account_id, kind, in_app, email) values (?, 'security.login', true, 'now')`,
    [accountId],
  ],
}
