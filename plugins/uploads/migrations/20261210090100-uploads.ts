import type { Migration } from '#core/plugin/migrations.ts'

const purposes = `'avatar', 'logo', 'gallery', 'employee', 'news', 'material', 'web_page', 'proof', 'opinion_photo', 'storage'`

/** Uploads that prove an opinion. */
export const evidenceUploads: Migration = {
  name: '20261210090100-uploads',
  up: `
alter table uploads_upload drop constraint uploads_upload_purpose_check;
alter table uploads_upload add constraint uploads_upload_purpose_check check (purpose in (${purposes}, 'opinion_evidence'));
`,
  down: `
delete from uploads_upload where purpose = 'opinion_evidence';
alter table uploads_upload drop constraint uploads_upload_purpose_check;
alter table uploads_upload add constraint uploads_upload_purpose_check check (purpose in (${purposes}));
`,
}
