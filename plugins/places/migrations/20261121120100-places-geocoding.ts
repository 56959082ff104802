import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Creates the cache of geocoder results, keyed by a hash because queries may be private addresses, and the shared time
 * of the next allowed request.
 */
export const geocoding: Migration = {
  name: '20261121120100-places-geocoding',
  up: `
create table places_geocode (
  query_hash bytea primary key,
  found jsonb not null,
  answered_at timestamptz not null default now()
);
create index places_geocode_age on places_geocode (answered_at);
create table places_geocoder_turn (
  only_one boolean primary key default true check (only_one),
  next_at timestamptz not null
);
`,
  down: 'drop table places_geocode, places_geocoder_turn;',
}
