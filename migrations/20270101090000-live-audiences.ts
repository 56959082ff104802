import type { Migration } from '#core/plugin/migrations.ts'

/** Audiences of realtime messages: groups of accounts, such as the staff of a facility, that are known when a message is delivered. */
export const liveAudiences: Migration = {
  name: '20270101090000-live-audiences',
  up: 'alter table live_frame add column audience text;',
  down: 'alter table live_frame drop column audience;',
}
