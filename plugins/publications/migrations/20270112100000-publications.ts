import type { Migration } from '#core/plugin/migrations.ts'

/** Private posts of facilities for the parents of some groups alone. */
export const groupPosts: Migration = {
  name: '20270112100000-publications',
  up: `
alter table publications_news add column group_ids jsonb not null default '[]';
alter table publications_news add constraint publications_news_groups check (visibility = 'private' or group_ids = '[]');
`,
  // A version before this one shows private posts to all parents: those to groups are for owner and administrators then.
  down: `
update publications_news set visibility = 'admin_only', group_ids = '[]' where group_ids <> '[]';
alter table publications_news drop column group_ids;
`,
}
