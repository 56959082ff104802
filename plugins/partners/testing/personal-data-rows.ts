import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  partners_member: ({ accountId }) => [
    `with f as (${insertFacility})
     insert into partners_member (account_id, facility_id, partner, partner_facility_id, role, imported_at, waits_since, state)
       select ?, id, 'bobas', 'b-1', 'owner', now(), now(), 'waiting' from f`,
    [accountId],
  ],
}
