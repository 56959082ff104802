import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  groups_child: ({ accountId }) => [
    `with f as (${insertFacility}) insert into groups_child (id, facility_id, account_id, group_id, first_name, created_at)
       select gen_random_uuid(), f.id, ?, null, 'x', now() from f`,
    [accountId],
  ],
}
