import type { Migration } from '#core/plugin/migrations.ts'

/** Mails of notifications may be collected for a week. */
export const weeklyDigests: Migration = {
  name: '20261229180000-notifications-weekly',
  up: `
alter table notifications_notice drop constraint notifications_notice_digest_check,
  add constraint notifications_notice_digest_check check (digest in ('hourly', 'daily', 'weekly'));
alter table notifications_preference drop constraint notifications_preference_email_check,
  add constraint notifications_preference_email_check check (email in ('now', 'hourly', 'daily', 'weekly', 'off'));
`,
  down: `
update notifications_notice set digest = 'daily' where digest = 'weekly';
update notifications_preference set email = 'daily' where email = 'weekly';
alter table notifications_notice drop constraint notifications_notice_digest_check,
  add constraint notifications_notice_digest_check check (digest in ('hourly', 'daily'));
alter table notifications_preference drop constraint notifications_preference_email_check,
  add constraint notifications_preference_email_check check (email in ('now', 'hourly', 'daily', 'off'));
`,
}
