import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const facility = `with f as (${insertFacility})`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  facility_panel_section: ({ accountId }) => [
    `${facility} insert into facility_panel_section (facility_id, section, version, changed_at, changed_by_account_id) select id, 'info', 2, now(), ? from f`,
    [accountId],
  ],
  facility_panel_opened: ({ accountId }) => [
    `${facility} insert into facility_panel_opened (account_id, facility_id) select ?, id from f`,
    [accountId],
  ],
  facility_panel_shadow: ({ accountId }) => [
    `${facility} insert into facility_panel_shadow (id, facility_id, account_id, changes, state, created_at, changed_at)
       select gen_random_uuid(), id, ?, '{"name": "Bajka"}', 'pending', now(), now() from f`,
    [accountId],
  ],
}
