import type { Migration } from '#core/plugin/migrations.ts'

/** Lists, statistics and retention of mails by key: of a recipient, those that were given up, and those whose time is over. */
export const mailLists: Migration = {
  name: '20261219090000-mail-lists',
  up: `
create index mail_recipient on mail (lower(recipient), id);
create index mail_given_up on mail (given_up_at) where given_up_at is not null;
create index mail_sent on mail (sent_at) where sent_at is not null;
create index mail_created on mail (created_at);`,
  down: 'drop index mail_recipient, mail_given_up, mail_sent, mail_created;',
}
