import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes for sorting a city's facilities by price and completeness: without them, every page of a large city sorts all its facilities. */
export const facilityOrders: Migration = {
  name: '20261122111000-facility-orders',
  up: `
create index facility_by_price on facility (category, voivodeship, city_slug, fee_month, (name collate "pl-x-icu"), id) where active and deleted_at is null and merged_into is null;
create index facility_by_completeness on facility (category, voivodeship, city_slug, completeness desc, free_places desc nulls last, id) where active and deleted_at is null and merged_into is null;
`,
  down: 'drop index facility_by_price, facility_by_completeness;',
}
