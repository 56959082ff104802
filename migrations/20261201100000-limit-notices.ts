import type { Migration } from '#core/plugin/migrations.ts'

/** Which share of a monthly limit a facility was told of, in percent. */
export const limitNotices: Migration = {
  name: '20261201100000-limit-notices',
  up: 'alter table limit_usage add column told smallint not null default 0;',
  down: 'alter table limit_usage drop column told;',
}
