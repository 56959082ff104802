import type { Migration } from '#core/plugin/migrations.ts'

/** Facts of the lesson of a material: aims, minutes, ages, areas of the curriculum. Earlier versions keep cover and attachments. */
export const lessonFields: Migration = {
  name: '20270116090000-publications',
  up: `
alter table publications_version add column cover_id uuid, add column attachment_ids jsonb;
alter table publications_news
  add column aims text not null default '',
  add column minutes smallint,
  add column age_from smallint,
  add column age_to smallint,
  add column areas jsonb not null default '[]',
  add constraint publications_news_ages check (age_from <= age_to),
  add constraint publications_news_lesson check (section = 'materials' or (aims = '' and minutes is null and age_from is null and age_to is null and areas = '[]'));
`,
  down: 'alter table publications_version drop column cover_id, drop column attachment_ids; alter table publications_news drop column aims, drop column minutes, drop column age_from, drop column age_to, drop column areas;',
}
