import type { Migration } from '#core/plugin/migrations.ts'

/** Facility from which a merge has brought a site. */
export const siteMerges: Migration = {
  name: '20261228090000-sites',
  up: 'alter table sites_site add column moved_from uuid;',
  down: 'alter table sites_site drop column moved_from;',
}
