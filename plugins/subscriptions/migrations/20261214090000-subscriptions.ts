import type { Migration } from '#core/plugin/migrations.ts'

/** Subscriptions to facilities, and news about these. Accounts belong to another plugin, so no foreign key refers to them. */
export const subscriptions: Migration = {
  name: '20261214090000-subscriptions',
  up: `
create table subscriptions_subscription (
  id uuid primary key,
  account_id uuid not null,
  facility_id uuid not null references facility (id) on delete cascade,
  moved_from uuid,
  in_app boolean not null,
  email boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  constraint subscriptions_subscription_once unique (account_id, facility_id)
);
create index subscriptions_subscription_listed on subscriptions_subscription (account_id, created_at desc, id desc);
create index subscriptions_subscription_followers on subscriptions_subscription (facility_id, id);
create index subscriptions_subscription_moved on subscriptions_subscription (moved_from) where moved_from is not null;

create table subscriptions_facility (
  facility_id uuid primary key references facility (id) on delete cascade,
  recruiting boolean not null,
  vacant boolean not null,
  recruiting_since timestamptz,
  vacant_since timestamptz
);

create table subscriptions_news (
  facility_id uuid not null references facility (id) on delete cascade,
  kind text not null check (kind in ('recruitment', 'vacancies')),
  day date not null,
  happened_at timestamptz not null,
  notified_to uuid,
  notified_at timestamptz,
  primary key (facility_id, kind, day)
);
create index subscriptions_news_waiting on subscriptions_news (happened_at) where notified_at is null;
`,
  down: 'drop table subscriptions_news, subscriptions_facility, subscriptions_subscription;',
}
