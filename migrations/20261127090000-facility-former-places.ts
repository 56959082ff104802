import type { Migration } from '#core/plugin/migrations.ts'

/** Finds the facilities that were in a place before a batch: addresses of places without facilities redirect to where these are now. */
export const facilityFormerPlaces: Migration = {
  name: '20261127090000-facility-former-places',
  up: `create index facility_journal_place on facility_journal ((before->'facility'->>'voivodeship'), (before->'facility'->>'city_slug')) where before is not null;`,
  down: 'drop index facility_journal_place;',
}
