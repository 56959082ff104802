import type { Migration } from '#core/plugin/migrations.ts'

/** Tables of notifications and preferences. Accounts belong to another plugin, so no foreign key refers to them. */
export const notifications: Migration = {
  name: '20261124140000-notifications',
  up: `
create table notifications_notice (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  notice_values jsonb not null,
  in_app boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  digest text check (digest in ('hourly', 'daily')),
  mailed_at timestamptz
);
create index notifications_notice_listed on notifications_notice (account_id, created_at desc, id desc) where in_app;
create index notifications_notice_unseen on notifications_notice (account_id) where in_app and seen_at is null;
create index notifications_notice_due on notifications_notice (digest, account_id) where digest is not null and mailed_at is null;
create index notifications_notice_created on notifications_notice (created_at);

create table notifications_preference (
  account_id uuid not null,
  kind text not null,
  in_app boolean not null,
  email text not null check (email in ('now', 'hourly', 'daily', 'off')),
  primary key (account_id, kind)
);
`,
  down: 'drop table notifications_preference; drop table notifications_notice;',
}
