import type { Migration } from '#core/plugin/migrations.ts'

/** Queue of reviews. Subjects and accounts belong to plugins, so no foreign key refers to them. */
export const moderation: Migration = {
  name: '20261130080000-moderation',
  up: `
create table moderation_review (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  facility_id uuid references facility (id) on delete set null,
  author_account_id uuid,
  title text not null,
  flags text[] not null default '{}',
  priority text not null check (priority in ('normal', 'raised', 'urgent')),
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('waiting', 'accepted', 'declined', 'returned', 'withdrawn')),
  locked_by_account_id uuid,
  locked_until timestamptz,
  excluded_deciders text[] not null default '{}',
  decided_by_account_id uuid,
  decided_at timestamptz,
  reason text,
  note text,
  check ((locked_by_account_id is null) = (locked_until is null)),
  check ((state in ('accepted', 'declined', 'returned')) = (decided_at is not null))
);
create unique index moderation_review_waiting on moderation_review (kind, subject_id) where state = 'waiting';
create index moderation_review_due on moderation_review (due_at) where state = 'waiting';
create index moderation_review_decided on moderation_review (decided_at desc) where decided_at is not null;
create index moderation_review_author on moderation_review (author_account_id) where author_account_id is not null;
`,
  down: 'drop table moderation_review;',
}
