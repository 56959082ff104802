import type { Migration } from '#core/plugin/migrations.ts'

/** A city's facilities by price and by how complete they are, as the catalogue orders them: without these a large city is sorted whole for each page. */
export const facilityOrders: Migration = {
  name: '20261122111000-facility-orders',
  up: `
create index facility_by_price on facility (category, voivodeship, city_slug, fee_month, (name collate "pl-x-icu"), id) where active and deleted_at is null and merged_into is null;
create index facility_by_completeness on facility (category, voivodeship, city_slug, completeness desc, free_places desc nulls last, id) where active and deleted_at is null and merged_into is null;
`,
  down: 'drop index facility_by_price, facility_by_completeness;',
}
