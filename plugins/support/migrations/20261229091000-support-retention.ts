import type { Migration } from '#core/plugin/migrations.ts'

/** What the nightly retention looks for. */
export const supportRetention: Migration = {
  name: '20261229091000-support-retention',
  up: `
create index support_merge_member_given on support_merge_member (given_at);
`,
  down: 'drop index support_merge_member_given;',
}
