import type { Migration } from '#core/plugin/migrations.ts'

/** Renames stored events and mails about rejections: before, some were called `declined`. */
export const rejections: Migration = {
  name: '20261216090000-rejections',
  up: `
update outbox set name = replace(name, 'declined', 'rejected'), event = event || jsonb_build_object('name', replace(name, 'declined', 'rejected')) where name in ('claims.declined', 'membership.declined', 'facility-panel.shadow-declined');
update mail set template = replace(template, 'declined', 'rejected') where template in ('claims.mail.declined', 'membership.mail.declined');
update mail set template_values = template_values || '{"outcome": "rejected"}' where template_values->>'outcome' = 'declined';
`,
  down: `
update outbox set name = replace(name, 'rejected', 'declined'), event = event || jsonb_build_object('name', replace(name, 'rejected', 'declined')) where name in ('claims.rejected', 'membership.rejected', 'facility-panel.shadow-rejected');
update mail set template = replace(template, 'rejected', 'declined') where template in ('claims.mail.rejected', 'membership.mail.rejected');
update mail set template_values = template_values || '{"outcome": "declined"}' where template_values->>'outcome' = 'rejected';
`,
}
