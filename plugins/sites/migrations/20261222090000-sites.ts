import type { Migration } from '#core/plugin/migrations.ts'

/** Page templates, with which sites may begin; a site keeps its own copy, so that nothing refers to them. */
export const pageTemplates: Migration = {
  name: '20261222090000-sites',
  up: `
create table sites_template (
  id uuid primary key,
  key text not null check (key ~ '^[a-z][a-z0-9_]*$'),
  name text not null,
  theme text not null,
  note text not null,
  active boolean not null,
  pages jsonb not null check (jsonb_array_length(pages) > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  constraint sites_template_key unique (key)
);
`,
  down: 'drop table sites_template;',
}
