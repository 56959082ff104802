import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes by which the nightly retention finds what is due. */
export const packagesRetention: Migration = {
  name: '20261229091000-packages-retention',
  up: `
create index packages_order_unpaid on packages_order (unpaid_since) where unpaid_since is not null;
create index packages_order_paid on packages_order (paid_at) where paid_at is not null;
`,
  down: 'drop index packages_order_unpaid, packages_order_paid;',
}
