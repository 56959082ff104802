import type { Migration } from '#core/plugin/migrations.ts'

/** When the newest backup of each tool was complete: of `kredka backup`, and of others that say so by SQL, such as pgBackRest. */
export const lastBackups: Migration = {
  name: '20261228090000-last-backups',
  up: 'create table last_backup (tool text primary key, finished_at timestamptz not null);',
  down: 'drop table last_backup;',
}
