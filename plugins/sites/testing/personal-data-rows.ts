import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  sites_version: ({ accountId }) => [
    `with f as (
      ${insertFacility}),
    s as (insert into sites_site (id, facility_id, name, active, visible, hidden, draft, upload_ids, created_at, updated_at, version)
      select gen_random_uuid(), f.id, 'bajka-' || left(f.id::text, 8), true, true, false, '{"pages":[{}]}', '[]', now(), now(), 1 from f returning id)
    insert into sites_version (site_id, number, content, published_at, published_by) select id, 1, '{}', now(), ? from s`,
    [accountId],
  ],
}
