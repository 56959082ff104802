import type { Migration } from '#core/plugin/migrations.ts'

/** The time at which an account first opened a facility it was granted; earlier grants count as opened. */
export const grantsOpened: Migration = {
  name: '20261215090000-grants-opened',
  up: `
alter table access_grant add column opened_at timestamptz;
update access_grant set opened_at = now();
`,
  down: 'alter table access_grant drop column opened_at;',
}
