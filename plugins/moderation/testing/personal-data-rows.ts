import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  moderation_review: ({ accountId }) => [
    `insert into moderation_review (id, kind, subject_id, author_account_id, title, priority, submitted_at, due_at, state, decided_at)
       values (gen_random_uuid(), 'sample', gen_random_uuid(), ?, 'Bajka', 'normal', now(), now(), 'rejected', now())`,
    [accountId],
  ],
}
