import type { Migration } from '#core/plugin/migrations.ts'

/** Uploads of materials belong to the platform once they are attached: they name neither an account nor a facility. */
export const platformUploads: Migration = {
  name: '20261220080000-uploads',
  up: `
alter table uploads_upload drop constraint uploads_upload_owner;
alter table uploads_upload add constraint uploads_upload_owner
  check (account_id is not null or facility_id is not null or (purpose = 'material' and attached_at is not null));
update uploads_upload set account_id = null where purpose = 'material' and attached_to is not null;
`,
  down: `
delete from uploads_upload where account_id is null and facility_id is null;
alter table uploads_upload drop constraint uploads_upload_owner;
alter table uploads_upload add constraint uploads_upload_owner check (account_id is not null or facility_id is not null);
`,
}
