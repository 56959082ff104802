import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Kinds of merges: duplicates become one facility, a successor follows a closed one. What people had written need not
 * be compared any more when a merge is undone.
 */
export const supportMergeKinds: Migration = {
  name: '20261216110000-support-merge-kinds',
  up: `
alter table support_merge add column kind text not null default 'duplicate' check (kind in ('duplicate', 'successor'));
alter table support_merge drop column written;
`,
  down: `
alter table support_merge drop column kind;
alter table support_merge add column written text not null default '';
`,
}
