import type { Migration } from '#core/plugin/migrations.ts'

/** Announcements of posts to their readers; posts that are published already count as announced. */
export const announcements: Migration = {
  name: '20261229180000-publications',
  up: `
create table publications_announcement (
  news_id uuid primary key references publications_news (id) on delete cascade,
  published_at timestamptz not null,
  announced_to uuid,
  is_done boolean not null
);
create index publications_announcement_waiting on publications_announcement (published_at, news_id) where not is_done;
insert into publications_announcement (news_id, published_at, is_done)
  select id, published_at, true from publications_news where facility_id is not null and published_at is not null;
`,
  down: 'drop table publications_announcement;',
}
