import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  membership_member: ({ accountId }) => [
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, ended_at, version)
     values (gen_random_uuid(), gen_random_uuid(), ?, 'parent', 'left', now(), now(), now(), 1)`,
    [accountId],
  ],
  membership_invitation: ({ email }) => [
    `insert into membership_invitation (id, facility_id, role, email, language, invited_at) values (gen_random_uuid(), gen_random_uuid(), 'parent', ?, 'pl', now())`,
    [email],
  ],
}
