import type { Migration } from '#core/plugin/migrations.ts'
import { seedRows } from './data/seed-tags.ts'

const json = JSON.stringify(seedRows).replaceAll("'", "''")

/** Creates the table of tags with the platform's own tags. */
export const tags: Migration = {
  name: '20261121090300-tags',
  up: `
create table tags_tag (
  id uuid primary key,
  key text not null constraint tags_tag_key unique,
  type text not null,
  category text not null check (category in (
    'ownership', 'specialization', 'features', 'utils', 'publication_scope', 'publication_topic', 'type_date_event', 'age_groups')),
  display text not null,
  param text not null,
  icon text not null,
  catalog_category text check (catalog_category in ('zlobki', 'przedszkola')),
  position integer not null,
  created_at timestamptz not null default now(),
  constraint tags_tag_param unique (category, param)
);
insert into tags_tag (id, key, type, category, display, param, icon, catalog_category, position)
  select id, key, type, category, display, param, icon, catalog_category, position from jsonb_to_recordset('${json}'::jsonb)
    as t(id uuid, key text, type text, category text, display text, param text, icon text, catalog_category text, position integer);
`,
  down: 'drop table tags_tag;',
}
