import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Tables of memberships. Neither accounts nor facilities are referred to by foreign keys: both may be deleted,
 * facilities also merged and restored.
 */
export const membership: Migration = {
  name: '20261212090000-membership',
  up: `
create table membership_member (
  id uuid primary key,
  facility_id uuid not null,
  account_id uuid not null,
  role text not null check (role in ('parent', 'teacher')),
  state text not null check (state in ('awaiting_verification', 'approved', 'rejected', 'removed', 'left')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  version integer not null,
  constraint membership_member_once unique (facility_id, account_id)
);
create index membership_member_account on membership_member (account_id);
create index membership_member_ended on membership_member (ended_at) where ended_at is not null;

create table membership_invitation (
  id uuid primary key,
  facility_id uuid not null,
  role text not null check (role in ('parent', 'teacher')),
  email text not null,
  language text not null check (language in ('pl', 'ua', 'en')),
  invited_at timestamptz not null,
  constraint membership_invitation_once unique (facility_id, email)
);
create index membership_invitation_email on membership_invitation (email);
create index membership_invitation_age on membership_invitation (invited_at);

create table membership_invitation_day (
  facility_id uuid not null,
  day date not null,
  mails integer not null,
  primary key (facility_id, day)
);

create table membership_refusal (
  hash bytea primary key,
  facility_id uuid not null,
  refused_at timestamptz not null
);
`,
  down: 'drop table membership_refusal, membership_invitation_day, membership_invitation, membership_member;',
}
