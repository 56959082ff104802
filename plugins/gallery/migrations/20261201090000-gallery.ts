import type { Migration } from '#core/plugin/migrations.ts'

/** Photos of facilities in their order, and versions of galleries. Uploads belong to another plugin, so no foreign key refers to them. */
export const gallery: Migration = {
  name: '20261201090000-gallery',
  up: `
create table gallery_photo (
  upload_id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  picture jsonb not null,
  alt text not null,
  sort integer not null
);
create index gallery_photo_facility on gallery_photo (facility_id, sort, upload_id);

create table gallery_version (
  facility_id uuid primary key references facility (id) on delete cascade,
  version integer not null,
  changed_at timestamptz not null
);
`,
  down: 'drop table gallery_photo, gallery_version;',
}
