import type { Migration } from '#core/plugin/migrations.ts'

/** Generated passwords of accounts that were created for somebody, valid once. */
export const oneTimePasswords: Migration = {
  name: '20261130140000-accounts-one-time-passwords',
  up: 'alter table accounts_account add column one_time_until timestamptz;',
  down: 'alter table accounts_account drop column one_time_until;',
}
