import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Delivery state of mails: time of the next attempt, number of attempts, end of a process's exclusive claim, last
 * error (codes without personal data), and whether it was given up.
 */
export const mailDelivery: Migration = {
  name: '20261124100000-mail-delivery',
  up: `
alter table mail add column unsubscribe text, add column next_at timestamptz, add column attempts integer not null default 0,
  add column claimed_until timestamptz, add column error text, add column given_up_at timestamptz;
update mail set next_at = created_at;
alter table mail alter column next_at set default now(), alter column next_at set not null;
drop index mail_waiting;
create index mail_due on mail (next_at) where sent_at is null and given_up_at is null;
`,
  down: `
drop index mail_due;
create index mail_waiting on mail (created_at) where sent_at is null;
alter table mail drop column unsubscribe, drop column next_at, drop column attempts, drop column claimed_until, drop column error, drop column given_up_at;
`,
}
