import type { Migration } from '#core/plugin/migrations.ts'

/** Renames the kinds of notifications about rejections. */
export const rejectedNotices: Migration = {
  name: '20261216090000-notifications-rejected',
  up: `
update notifications_notice set kind = replace(kind, '.declined', '.rejected') where kind in ('claim.declined', 'shadow.declined', 'membership.declined');
update notifications_notice set notice_values = notice_values || '{"outcome": "rejected"}' where notice_values->>'outcome' = 'declined';
update notifications_preference set kind = replace(kind, '.declined', '.rejected') where kind in ('claim.declined', 'shadow.declined', 'membership.declined');
`,
  down: `
update notifications_notice set kind = replace(kind, '.rejected', '.declined') where kind in ('claim.rejected', 'shadow.rejected', 'membership.rejected');
update notifications_notice set notice_values = notice_values || '{"outcome": "declined"}' where notice_values->>'outcome' = 'rejected';
update notifications_preference set kind = replace(kind, '.rejected', '.declined') where kind in ('claim.rejected', 'shadow.rejected', 'membership.rejected');
`,
}
