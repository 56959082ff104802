import type { Migration } from '#core/plugin/migrations.ts'

/** What the open geocoder answered, under a hash, since people type addresses of their own; and when it may be asked next, by whichever process. */
export const geocoding: Migration = {
  name: '20261121120100-places-geocoding',
  up: `
create table places_geocode (
  asked bytea primary key,
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
