import type { Migration } from '#core/plugin/migrations.ts'

/** Adds the end that a session has however much it is used; open ones have 90 days. */
export const sessionEnds: Migration = {
  name: '20261229090000-accounts-session-ends',
  // The default serves processes of the release before.
  up: `
alter table accounts_session add column ends_at timestamptz not null default now() + interval '90 days';
`,
  down: 'alter table accounts_session drop column ends_at;',
}
