import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  saved_searches_search: ({ accountId }) => [
    `insert into saved_searches_search (id, account_id, name, query, frequency, matches, new_hits, created_at, checked_at, version)
       values (gen_random_uuid(), ?, 'Żłobki', 'miasto=opolskie%2Fopole', 'daily', 0, 0, now(), now(), 1)`,
    [accountId],
  ],
}
