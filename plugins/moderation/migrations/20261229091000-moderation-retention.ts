import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes by which the nightly retention finds what is due. */
export const moderationRetention: Migration = {
  name: '20261229091000-moderation-retention',
  up: `
create index moderation_review_kept on moderation_review (decided_at)
  where author_account_id is not null or title is distinct from '' or note is not null;
`,
  down: 'drop index moderation_review_kept;',
}
