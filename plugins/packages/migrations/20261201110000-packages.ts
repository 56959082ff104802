import type { Migration } from '#core/plugin/migrations.ts'

/** When and why an order was refunded. */
export const refunds: Migration = {
  name: '20261201110000-packages',
  up: `
alter table packages_order add column refunded_at timestamptz, add column refund_reason text;
alter table packages_order add constraint packages_order_refund
  check ((refunded_at is null) = (refund_reason is null) and (refunded_at is null or state = 'refunded'));
`,
  down: 'alter table packages_order drop constraint packages_order_refund, drop column refunded_at, drop column refund_reason;',
}
