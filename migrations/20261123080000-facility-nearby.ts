import type { Migration } from '#core/plugin/migrations.ts'

const near = `on facility using gist (point(longitude * 0.6157, latitude))
  where active and deleted_at is null and merged_into is null and location_precision in ('exact', 'flagged')`

/** One spatial index per category: searches for nearby facilities skip other categories, which are five times as many in a city. */
export const facilityNearby: Migration = {
  name: '20261123080000-facility-nearby',
  up: `
create index facility_nearby_zlobki ${near} and category = 'zlobki';
create index facility_nearby_przedszkola ${near} and category = 'przedszkola';
create index facility_nearby_others ${near} and category is null;
drop index facility_nearby;
`,
  down: `
create index facility_nearby ${near};
drop index facility_nearby_zlobki, facility_nearby_przedszkola, facility_nearby_others;
`,
}
