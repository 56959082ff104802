import type { Migration } from '#core/plugin/migrations.ts'

/** Table of maintenance announcements; at most one is in force. */
export const status: Migration = {
  name: '20261124130000-status',
  up: `
create table status_maintenance (
  id uuid primary key,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  message jsonb not null,
  announced_at timestamptz not null,
  cleared_at timestamptz
);
create index status_maintenance_standing on status_maintenance (announced_at) where cleared_at is null;
`,
  down: 'drop table status_maintenance;',
}
