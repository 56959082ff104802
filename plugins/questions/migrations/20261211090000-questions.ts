import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Threads of parents with facilities, publications, and links by which facilities without an account answer. Accounts
 * belong to another plugin.
 */
export const questions: Migration = {
  name: '20261211090000-questions',
  up: `
create table questions_thread (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  moved_from uuid,
  account_id uuid,
  topic text not null check (topic in ('recruitment', 'tuition', 'adaptation', 'meals_allergies', 'special_needs', 'opening_hours', 'staff', 'other')),
  state text not null check (state in ('open', 'closed')),
  closed_by text check (closed_by in ('parent', 'facility', 'platform')),
  closed_at timestamptz,
  asked_at timestamptz not null,
  last_message_at timestamptz not null,
  last_parent integer not null,
  last_facility integer not null,
  version integer not null,
  check ((state = 'closed') = (closed_at is not null and closed_by is not null))
);
create unique index questions_thread_open on questions_thread (account_id, facility_id, topic) where state = 'open';
create index questions_thread_account on questions_thread (account_id, last_message_at desc, id desc);
create index questions_thread_facility on questions_thread (facility_id, last_message_at desc, id desc);
create index questions_thread_waiting on questions_thread (facility_id) where last_parent > last_facility;
create index questions_thread_moved on questions_thread (moved_from) where moved_from is not null;
create index questions_thread_expiry on questions_thread (last_message_at);

create table questions_message (
  id uuid primary key,
  thread_id uuid not null references questions_thread (id) on delete cascade,
  number integer not null,
  side text not null check (side in ('parent', 'facility')),
  account_id uuid,
  text text not null,
  by_mail boolean not null,
  sent_at timestamptz not null,
  unique (thread_id, number)
);
create index questions_message_account on questions_message (account_id);

create table questions_author (
  message_id uuid primary key references questions_message (id) on delete cascade,
  staff_account_id uuid not null
);
create index questions_author_account on questions_author (staff_account_id);

create table questions_seen (
  thread_id uuid not null references questions_thread (id) on delete cascade,
  account_id uuid not null,
  number integer not null,
  primary key (thread_id, account_id)
);
create index questions_seen_account on questions_seen (account_id);

create table questions_publication (
  thread_id uuid primary key references questions_thread (id) on delete cascade,
  question text not null,
  answer text not null,
  state text not null check (state in ('requested', 'published', 'refused', 'withdrawn')),
  version integer not null,
  requested_at timestamptz not null,
  answered_at timestamptz
);

create table questions_address (
  address bytea primary key,
  stopped boolean not null default false,
  day text not null default '',
  mails integer not null default 0
);

create table questions_link (
  id uuid primary key,
  thread_id uuid not null references questions_thread (id) on delete cascade,
  address bytea not null,
  token_hash bytea constraint questions_link_token unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  answered_at timestamptz,
  message_id uuid
);
create index questions_link_thread on questions_link (thread_id);
create index questions_link_waiting on questions_link (address, created_at) where token_hash is null;
`,
  down: `drop table questions_link, questions_address, questions_publication, questions_seen, questions_author, questions_message, questions_thread;`,
}
