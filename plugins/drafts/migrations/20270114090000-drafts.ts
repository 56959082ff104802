import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of forms, encrypted. Accounts belong to another plugin, so no foreign key refers to them. */
export const drafts: Migration = {
  name: '20270114090000-drafts',
  up: `
create table drafts_draft (
  id uuid primary key,
  account_id uuid not null,
  key text not null,
  content text not null,
  version integer not null,
  saved_at timestamptz not null,
  constraint drafts_draft_once unique (account_id, key)
);
create index drafts_draft_saved on drafts_draft (saved_at);
`,
  down: 'drop table drafts_draft;',
}
