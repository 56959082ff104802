import type { Migration } from '#core/plugin/migrations.ts'

/** Visitors of web sites, who write without an account; a thread has an account, a guest, or nobody after an erasure. */
export const guests: Migration = {
  name: '20261224090000-questions-guests',
  up: `
alter table questions_thread add column by_guest boolean not null default false, add check (not by_guest or account_id is null);
create table questions_guest (
  thread_id uuid primary key references questions_thread (id) on delete cascade,
  name text not null,
  email text not null
);
create index questions_guest_email on questions_guest (lower(email));
`,
  down: 'drop table questions_guest; alter table questions_thread drop column by_guest;',
}
