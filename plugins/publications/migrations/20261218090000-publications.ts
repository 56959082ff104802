import type { Migration } from '#core/plugin/migrations.ts'

/** Posts of facilities and their earlier versions. Accounts and uploads belong to other plugins; no foreign key refers to them. */
export const publications: Migration = {
  name: '20261218090000-publications',
  up: `
create table publications_news (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  author_id uuid,
  kind text not null check (kind in ('news', 'publication', 'relation', 'contest')),
  slug text not null,
  title text not null,
  lead text not null,
  content jsonb not null,
  cover_id uuid,
  attachment_ids jsonb not null,
  upload_ids jsonb not null,
  visibility text not null check (visibility in ('public', 'private', 'admin_only')),
  moderator_only boolean not null,
  hidden boolean not null,
  status text not null check (status in ('draft', 'scheduled', 'published', 'archived')),
  held text check (held = 'package-ended'),
  publish_at timestamptz,
  published_at timestamptz,
  closes_on date,
  language text not null check (language in ('pl', 'ua', 'en')),
  consents boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  unique (facility_id, slug),
  check ((status = 'scheduled') = (publish_at is not null)),
  check (status <> 'published' or published_at is not null)
);
create index publications_news_public on publications_news (facility_id, published_at desc, id desc) where status = 'published';
create index publications_news_changed on publications_news (facility_id, updated_at desc, id desc);
create index publications_news_due on publications_news (publish_at) where status = 'scheduled';
create index publications_news_author on publications_news (author_id) where author_id is not null;

create table publications_version (
  news_id uuid not null references publications_news (id) on delete cascade,
  number integer not null,
  saved_by uuid,
  saved_at timestamptz not null,
  title text not null,
  lead text not null,
  content jsonb not null,
  primary key (news_id, number)
);
create index publications_version_author on publications_version (saved_by) where saved_by is not null;
`,
  down: 'drop table publications_version, publications_news;',
}
