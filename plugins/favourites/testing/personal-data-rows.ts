import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  favourites_facility: ({ accountId }) => [
    `with f as (insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug)
       values (gen_random_uuid(), gen_random_uuid()::text, 'Bajka', 'nursery', 'opolskie', 'x', gen_random_uuid(), 'Aa', 'aa') returning id)
     insert into favourites_facility (account_id, facility_id, added_at) select ?, id, now() from f`,
    [accountId],
  ],
}
