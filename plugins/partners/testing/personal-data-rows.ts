import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  partners_member: ({ accountId }) => [
    `with f as (insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug)
       values (gen_random_uuid(), gen_random_uuid()::text, 'Bajka', 'nursery', 'opolskie', 'x', gen_random_uuid(), 'Aa', 'aa') returning id)
     insert into partners_member (account_id, facility_id, partner, partner_facility_id, role, imported_at, waits_since, state)
       select ?, id, 'bobas', 'b-1', 'owner', now(), now(), 'waiting' from f`,
    [accountId],
  ],
}
