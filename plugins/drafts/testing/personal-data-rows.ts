import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  drafts_draft: ({ accountId }) => [
    `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (gen_random_uuid(), ?, 'cms.description:1', 'x', 1, now())`,
    [accountId],
  ],
}
