import type { Migration } from '#core/plugin/migrations.ts'

/** Planned mails remember the message that they are about, so that they follow the hours of the facility when these change. */
export const chatDue: Migration = {
  name: '20270102100000-chat-due',
  up: `
alter table chat_due add column sent_at timestamptz;
update chat_due set sent_at = due_at - interval '10 minutes';
`,
  down: 'alter table chat_due drop column sent_at;',
}
