import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const body = `'{"version":1,"children":[]}'`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  cms_description_version: ({ accountId }) => [
    `with d as (insert into cms_description (id, city_id, voivodeship, city_slug, lang, title, lead, body, meta_title, meta_description, complete, updated_at, version)
       select id, id, 'opolskie', id::text, 'pl', 'Tytuł', '', ${body}, '', '', false, now(), 1 from (select gen_random_uuid() id) g returning id)
     insert into cms_description_version (description_id, number, title, lead, body, meta_title, meta_description, saved_at, saved_by)
       select id, 1, 'Tytuł', '', ${body}, '', '', now(), ? from d`,
    [accountId],
  ],
}
