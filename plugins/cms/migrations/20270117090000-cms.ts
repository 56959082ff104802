import type { Migration } from '#core/plugin/migrations.ts'

/** Descriptions with a title and a text are complete, also without lead and texts for search engines. */
export const completeDescriptions: Migration = {
  name: '20270117090000-cms',
  up: `
update cms_description set complete = true where title <> '' and jsonb_path_exists(body, '$.**.text ? (@ <> "")');
`,
  down: `
update cms_description set complete = false where lead = '' or meta_title = '' or meta_description = '';
`,
}
