import type { Migration } from '#core/plugin/migrations.ts'

/** When the newest act of a monthly limit began; acts soon after it correct it. Missing for acts before this migration. */
export const limitCorrections: Migration = {
  name: '20261217090000-limit-corrections',
  up: 'alter table limit_usage add column begun_at timestamptz;',
  down: 'alter table limit_usage drop column begun_at;',
}
