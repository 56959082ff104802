import type { Migration } from '#core/plugin/migrations.ts'

/** Saved searches and what they remember. Accounts belong to another plugin, so no foreign key refers to them. */
export const savedSearches: Migration = {
  name: '20261214091000-saved-searches',
  up: `
create table saved_searches_search (
  id uuid primary key,
  account_id uuid not null,
  name text not null,
  query text not null,
  frequency text not null check (frequency in ('hourly', 'daily', 'off')),
  matches integer not null,
  new_hits integer not null,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  version integer not null,
  constraint saved_searches_search_once unique (account_id, query)
);
create index saved_searches_search_due on saved_searches_search (frequency, checked_at) where frequency <> 'off';

create table saved_searches_memory (
  search_id uuid primary key references saved_searches_search (id) on delete cascade,
  seen jsonb not null,
  vacant jsonb not null
);
`,
  down: 'drop table saved_searches_memory, saved_searches_search;',
}
