import type { Migration } from '#core/plugin/migrations.ts'

/** Messages that support has hidden after a report. */
export const hiddenMessages: Migration = {
  name: '20261213100000-questions-hidden-messages',
  up: 'alter table questions_message add column hidden boolean not null default false;',
  down: 'alter table questions_message drop column hidden;',
}
