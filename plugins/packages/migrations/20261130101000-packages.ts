import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Orders of packages, the notices of their payments, and the notices sent before packages end. Accounts belong to
 * another plugin and orders outlive a facility, so orders refer to neither.
 */
export const packages: Migration = {
  name: '20261130101000-packages',
  up: `
create sequence packages_order_serial;
create table packages_order (
  id uuid primary key,
  serial integer not null unique,
  facility_id uuid not null,
  account_id uuid not null,
  package text not null check (package in ('professional_start', 'full_support', 'trial')),
  state text not null check (state in ('draft', 'pending', 'paid', 'active', 'expiring', 'expired', 'refunded')),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  gross integer not null check (gross = net + vat),
  promo text,
  buyer_name text,
  buyer_nip text check (buyer_nip ~ '^[0-9]{10}$'),
  buyer_address text,
  buyer_email text,
  language text not null,
  placed_at timestamptz not null,
  unpaid_since timestamptz,
  paid_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  check ((paid_at is null) = (unpaid_since is not null)),
  check (state not in ('active', 'expiring', 'expired') or (paid_at is not null and starts_at is not null and ends_at > starts_at))
);
-- Purging the plugin drops its tables, and with this one the sequence.
alter sequence packages_order_serial owned by packages_order.serial;
create unique index packages_order_trial on packages_order (facility_id) where package = 'trial';
create unique index packages_order_pending on packages_order (facility_id, account_id, package) where state = 'pending';
create index packages_order_account on packages_order (account_id);
create index packages_order_facility on packages_order (facility_id);

create table packages_payment (
  event text constraint packages_payment_event primary key,
  order_id uuid not null references packages_order (id) on delete cascade,
  received_at timestamptz not null
);
create index packages_payment_order on packages_payment (order_id);

create table packages_notice (
  facility_id uuid not null references facility (id) on delete cascade,
  valid_until timestamptz not null,
  days smallint not null,
  primary key (facility_id, valid_until, days)
);
`,
  down: 'drop table packages_notice, packages_payment, packages_order;',
}
