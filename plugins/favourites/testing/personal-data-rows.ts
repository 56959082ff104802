import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  favourites_facility: ({ accountId }) => [
    `with f as (${insertFacility})
     insert into favourites_facility (account_id, facility_id, added_at) select ?, id, now() from f`,
    [accountId],
  ],
}
