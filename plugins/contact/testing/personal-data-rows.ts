import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  contact_message: ({ email }) => [
    `insert into contact_message (id, number, kind, name, email, message, language, sent_at)
     values (gen_random_uuid(), 'K-1', 'general', 'Imię', ?, 'Treść', 'pl', now())`,
    [email],
  ],
  contact_presentation: ({ email, accountId }) => [
    `insert into contact_presentation (id, slot, name, email, phone, language, token_hash, created_at, cancelled_at)
     values (gen_random_uuid(), now(), 'Imię', ?, '000', 'pl', ?::text::bytea, now(), now())`,
    [email, accountId],
  ],
}
