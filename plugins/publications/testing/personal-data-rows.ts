import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

const post = (author: string) => `with f as (
    ${insertFacility}),
  n as (insert into publications_news (id, section, facility_id, author_id, kind, slug, title, lead, content, attachment_ids, upload_ids,
      visibility, moderator_only, hidden, status, tag_ids, language, author_name, consents, created_at, updated_at, version)
    select gen_random_uuid(), 'facility', f.id, ${author}, 'news', 'bal', 'Bal', '', '{"version":1,"children":[]}', '[]', '[]', 'public', false,
      false, 'draft', '[]', 'pl', 'Ola', false, now(), now(), 1 from f returning id)`

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  publications_news: ({ accountId }) => [`${post('?')} select 1 from n`, [accountId]],
  publications_version: ({ accountId }) => [
    `${post('null')} insert into publications_version (news_id, number, saved_by, saved_at, title, lead, content)
      select id, 1, ?, now(), 'Bal', '', '{"version":1,"children":[]}' from n`,
    [accountId],
  ],
  publications_saved: ({ accountId }) => [
    `${post('null')} insert into publications_saved (account_id, news_id, saved_at) select ?, id, now() from n`,
    [accountId],
  ],
}
