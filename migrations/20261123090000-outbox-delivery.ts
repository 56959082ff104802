import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Which reaction has processed which event, and the time up to which jobs were scheduled. The job library stores its
 * data in its own schema.
 */
export const outboxDelivery: Migration = {
  name: '20261123090000-outbox-delivery',
  up: `
alter table outbox rename column delivered_at to relayed_at;
create index outbox_relayed on outbox (relayed_at) where relayed_at is not null;
create table outbox_delivery (
  event_id uuid not null references outbox (id) on delete cascade,
  reaction text not null,
  delivered_at timestamptz not null default now(),
  primary key (event_id, reaction)
);
create table job_due (
  job text primary key,
  due_at timestamptz not null
);
`,
  down: `
drop schema if exists pgboss cascade;
drop table outbox_delivery, job_due;
drop index outbox_relayed;
alter table outbox rename column relayed_at to delivered_at;
`,
}
