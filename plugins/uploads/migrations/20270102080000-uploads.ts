import type { Migration } from '#core/plugin/migrations.ts'

const purposes = `'avatar', 'logo', 'gallery', 'employee', 'news', 'material', 'web_page', 'proof', 'opinion_photo', 'storage', 'opinion_evidence'`

/** Uploads that are files of messages. */
export const chatUploads: Migration = {
  name: '20270102080000-uploads',
  up: `
alter table uploads_upload drop constraint uploads_upload_purpose_check;
alter table uploads_upload add constraint uploads_upload_purpose_check check (purpose in (${purposes}, 'chat'));
`,
  down: `
delete from uploads_upload where purpose = 'chat';
alter table uploads_upload drop constraint uploads_upload_purpose_check;
alter table uploads_upload add constraint uploads_upload_purpose_check check (purpose in (${purposes}));
`,
}
