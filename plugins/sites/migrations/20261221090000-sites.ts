import type { Migration } from '#core/plugin/migrations.ts'

/** Web sites of facilities, their published versions, and names that rest; no foreign key refers to accounts, of another plugin. */
export const sites: Migration = {
  name: '20261221090000-sites',
  up: `
create table sites_site (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) between 3 and 40),
  active boolean not null,
  visible boolean not null,
  hidden boolean not null,
  draft jsonb not null check (jsonb_array_length(draft->'pages') > 0),
  published jsonb,
  published_at timestamptz,
  upload_ids jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  constraint sites_site_name unique (name),
  constraint sites_site_facility unique (facility_id),
  check ((published is null) = (published_at is null))
);

create table sites_version (
  site_id uuid not null references sites_site (id) on delete cascade,
  number integer not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  primary key (site_id, number)
);
create index sites_version_author on sites_version (published_by) where published_by is not null;

create table sites_released_name (
  name text primary key,
  site_id uuid not null,
  released_at timestamptz not null
);
`,
  down: 'drop table sites_released_name, sites_version, sites_site;',
}
