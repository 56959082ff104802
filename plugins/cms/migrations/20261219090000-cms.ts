import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Descriptions of cities by language, and all that was ever saved of them. Accounts belong to another plugin; no foreign
 * key refers to them.
 */
export const cms: Migration = {
  name: '20261219090000-cms',
  up: `
create table cms_description (
  id uuid primary key,
  city_id uuid not null,
  voivodeship text not null,
  city_slug text not null,
  lang text not null check (lang in ('pl', 'ua', 'en')),
  title text not null,
  lead text not null,
  body jsonb not null,
  meta_title text not null,
  meta_description text not null,
  complete boolean not null,
  updated_at timestamptz not null,
  version integer not null,
  constraint cms_description_once unique (city_id, lang),
  constraint cms_description_slugs unique (voivodeship, city_slug, lang)
);

create table cms_description_version (
  description_id uuid not null references cms_description (id) on delete cascade,
  number integer not null,
  title text not null,
  lead text not null,
  body jsonb not null,
  meta_title text not null,
  meta_description text not null,
  saved_at timestamptz not null,
  saved_by uuid,
  primary key (description_id, number)
);
create index cms_description_version_author on cms_description_version (saved_by) where saved_by is not null;
`,
  down: 'drop table cms_description_version, cms_description;',
}
