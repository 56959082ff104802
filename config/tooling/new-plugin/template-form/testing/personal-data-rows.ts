import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  sample_plugin_note: ({ accountId }) => [
    `insert into sample_plugin_note (id, account_id, title, text, written_at, version)
       values (gen_random_uuid(), ?, 'Dzień otwarty', 'Zapytać o leżakowanie.', now(), 1)`,
    [accountId],
  ],
}
