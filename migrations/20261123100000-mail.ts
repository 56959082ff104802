import type { Migration } from '#core/plugin/migrations.ts'

/** Mails waiting for delivery; a null recipient means customer service. */
export const mail: Migration = {
  name: '20261123100000-mail',
  up: `
create table mail (
  id uuid primary key,
  recipient text,
  language text not null,
  template text not null,
  template_values jsonb not null,
  attachments jsonb not null,
  once_key text not null constraint mail_once unique,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_waiting on mail (created_at) where sent_at is null;
`,
  down: 'drop table mail;',
}
