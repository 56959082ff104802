import type { Migration } from '#core/plugin/migrations.ts'

/** Cost of each facility a month for a usual family, in grosze, and if meals are part of it; written by the plugin `costs`. */
export const facilityFamilyCost: Migration = {
  name: '20270130090000-facility-family-cost',
  up: 'alter table facility add column family_cost integer, add column family_cost_meals boolean not null default false;',
  down: 'alter table facility drop column family_cost, drop column family_cost_meals;',
}
