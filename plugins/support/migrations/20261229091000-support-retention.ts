import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes by which the nightly retention finds what is due. */
export const supportRetention: Migration = {
  name: '20261229091000-support-retention',
  up: `
create index support_merge_member_given on support_merge_member (given_at);
`,
  down: 'drop index support_merge_member_given;',
}
