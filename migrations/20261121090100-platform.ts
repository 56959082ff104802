import type { Migration } from '#core/plugin/migrations.ts'

/** Outbox of events, and counters of rate limits. */
export const platform: Migration = {
  name: '20261121090100-platform',
  up: `
create table outbox (
  id uuid primary key,
  name text not null,
  event jsonb not null,
  happened_at timestamptz not null,
  delivered_at timestamptz
);
create index outbox_waiting on outbox (id) where delivered_at is null;
create table rate_limit (
  key text not null,
  span bigint not null,
  times integer not null,
  primary key (key, span)
);
`,
  down: 'drop table outbox, rate_limit;',
}
