import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Tables of uploads and of those whose files are to be removed: whatever removes a row, a trigger remembers its files.
 * Accounts belong to another plugin, so no foreign key refers to them.
 */
export const uploads: Migration = {
  name: '20261130090000-uploads',
  up: `
create table uploads_upload (
  id uuid primary key,
  account_id uuid,
  facility_id uuid references facility (id) on delete cascade,
  purpose text not null check (purpose in
    ('avatar', 'logo', 'gallery', 'employee', 'news', 'material', 'web_page', 'proof', 'opinion_photo', 'storage')),
  kind text not null check (kind in ('image', 'movie', 'pdf', 'excel', 'word', 'other')),
  mime text not null,
  name text not null,
  alt text not null,
  size integer not null,
  width integer,
  height integer,
  files text[] not null check (cardinality(files) > 0),
  created_at timestamptz not null,
  attached_to text,
  attached_at timestamptz,
  loose_since timestamptz,
  constraint uploads_upload_owner check (account_id is not null or facility_id is not null),
  constraint uploads_upload_use check ((attached_to is null) = (loose_since is not null)),
  constraint uploads_upload_attached check (attached_to is null or attached_at is not null)
);
create index uploads_upload_account on uploads_upload (account_id) where account_id is not null;
create index uploads_upload_facility on uploads_upload (facility_id) where facility_id is not null;
create index uploads_upload_loose on uploads_upload (loose_since) where loose_since is not null;

create table uploads_removed (
  upload_id uuid primary key,
  removed_at timestamptz not null default now()
);
create function uploads_remember_removed() returns trigger language plpgsql as $$
begin
  insert into uploads_removed (upload_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger uploads_upload_removed after delete on uploads_upload for each row execute function uploads_remember_removed();
`,
  down: 'drop table uploads_upload, uploads_removed; drop function uploads_remember_removed();',
}
