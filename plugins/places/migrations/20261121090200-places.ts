import type { Migration } from '#core/plugin/migrations.ts'

/** Creates the tables of localities and districts with their permanent slugs. */
export const places: Migration = {
  name: '20261121090200-places',
  up: `
create table places_city (
  id uuid primary key,
  voivodeship text not null,
  county text not null,
  name text not null,
  slug text not null,
  created_at timestamptz not null default now(),
  constraint places_city_once unique (voivodeship, county, name),
  constraint places_city_slug unique (voivodeship, slug)
);
create table places_district (
  city_id uuid not null references places_city (id) on delete cascade,
  name text not null,
  slug text not null,
  primary key (city_id, name),
  constraint places_district_slug unique (city_id, slug)
);
`,
  down: 'drop table places_district, places_city;',
}
