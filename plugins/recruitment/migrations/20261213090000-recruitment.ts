import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Tables of recruitment. What parents write is encrypted; only status, facility and dates are readable. Neither
 * accounts nor facilities are referred to by foreign keys: accounts belong to another plugin, and facilities may be
 * rolled back.
 */
export const recruitment: Migration = {
  name: '20261213090000-recruitment',
  up: `
create table recruitment_application (
  id uuid primary key,
  account_id uuid not null,
  facility_id uuid not null,
  applied_to uuid not null,
  content text not null,
  child_key text not null,
  consent_version text not null,
  status text not null check (status in ('new', 'seen', 'contacted', 'visit_booked', 'waitlisted', 'offered', 'accepted', 'declined', 'withdrawn', 'expired')),
  waiting_group text check (waiting_group in ('0-1', '1-2', '2-3', '3-6')),
  waiting_rank integer,
  offer_expires_at timestamptz,
  offer_reminded_at timestamptz,
  unseen boolean not null,
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  withdrawn_at timestamptz,
  check ((status = 'waitlisted') = (waiting_group is not null)),
  check ((waiting_group is null) = (waiting_rank is null)),
  check ((status = 'offered') = (offer_expires_at is not null)),
  check ((status in ('accepted', 'declined', 'withdrawn', 'expired')) = (closed_at is not null))
);
create unique index recruitment_application_child on recruitment_application (facility_id, child_key) where closed_at is null;
create index recruitment_application_account on recruitment_application (account_id, created_at desc);
create index recruitment_application_facility on recruitment_application (facility_id, status, created_at desc);
create index recruitment_application_newest on recruitment_application (facility_id, created_at desc);
create index recruitment_application_waiting on recruitment_application (facility_id, waiting_group, waiting_rank, id) where status = 'waitlisted';
create index recruitment_application_offers on recruitment_application (offer_expires_at) where status = 'offered';
create index recruitment_application_closed on recruitment_application (closed_at) where closed_at is not null;
create index recruitment_application_withdrawn on recruitment_application (withdrawn_at) where withdrawn_at is not null;
create index recruitment_application_changed on recruitment_application (changed_at);

create table recruitment_step (
  id uuid primary key,
  application_id uuid not null references recruitment_application (id) on delete cascade,
  at timestamptz not null,
  by text not null check (by in ('parent', 'facility', 'system')),
  status text not null,
  message text,
  waiting_group text,
  offer_expires_at timestamptz
);
create index recruitment_step_application on recruitment_step (application_id, at, id);

create table recruitment_read (
  application_id uuid not null references recruitment_application (id) on delete cascade,
  viewer_account_id uuid not null,
  by text not null check (by in ('facility', 'support')),
  kind text not null check (kind in ('list', 'detail', 'export')),
  read_on date not null,
  at timestamptz not null,
  times integer not null,
  primary key (application_id, viewer_account_id, kind, read_on)
);
create index recruitment_read_viewer on recruitment_read (viewer_account_id);
create index recruitment_read_on on recruitment_read (read_on);

create table recruitment_vacancy_reminder (
  facility_id uuid primary key,
  counted_on date not null
);
`,
  down: 'drop table recruitment_vacancy_reminder, recruitment_read, recruitment_step, recruitment_application;',
}
