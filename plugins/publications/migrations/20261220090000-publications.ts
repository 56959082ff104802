import type { Migration } from '#core/plugin/migrations.ts'

/** Posts that belong to no facility: materials of the teacher zone and the blog; tags of posts; materials that accounts have saved. */
export const materials: Migration = {
  name: '20261220090000-publications',
  up: `
alter table publications_news
  alter column facility_id drop not null,
  add column section text not null default 'facility' check (section in ('facility', 'materials', 'blog')),
  add column tag_ids jsonb not null default '[]',
  add column licence text check (licence in ('cc-by', 'own-use')),
  add column author_name text not null default '',
  add column submission_id uuid,
  add column refusal jsonb,
  add check ((section = 'facility') = (facility_id is not null)),
  add check ((section = 'materials') = (licence is not null)),
  drop constraint publications_news_kind_check,
  add check (kind in ('news', 'publication', 'relation', 'contest', 'material')),
  drop constraint publications_news_status_check,
  add check (status in ('draft', 'pending', 'scheduled', 'published', 'archived')),
  add check (status <> 'pending' or submission_id is not null);
alter table publications_news alter column section drop default, alter column tag_ids drop default, alter column author_name drop default;
create unique index publications_news_slug on publications_news (section, slug) where facility_id is null;
create index publications_news_section on publications_news (section, published_at desc, id desc)
  where facility_id is null and status = 'published';
create index publications_news_written on publications_news (section, updated_at desc, id desc) where facility_id is null;
create index publications_news_submission on publications_news (submission_id) where submission_id is not null;
create index publications_news_tags on publications_news using gin (tag_ids jsonb_path_ops) where status = 'published';

create table publications_saved (
  account_id uuid not null,
  news_id uuid not null references publications_news (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (account_id, news_id)
);
create index publications_saved_news on publications_saved (news_id);
`,
  down: `
drop table publications_saved;
delete from publications_news where facility_id is null;
update publications_news set status = 'draft' where status = 'pending';
drop index publications_news_tags, publications_news_submission, publications_news_written, publications_news_section, publications_news_slug;
alter table publications_news
  drop constraint publications_news_kind_check,
  drop constraint publications_news_status_check,
  drop column section, drop column tag_ids, drop column licence, drop column author_name, drop column submission_id, drop column refusal,
  alter column facility_id set not null,
  add check (kind in ('news', 'publication', 'relation', 'contest')),
  add check (status in ('draft', 'scheduled', 'published', 'archived'));
`,
}
