import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of messages go with their room. */
export const roomDrafts: Migration = {
  name: '20270120093000-chat',
  up: `
create trigger chat_room_drafts after delete on chat_room for each row execute function drafts_forget('chat.message');
`,
  down: 'drop trigger chat_room_drafts on chat_room;',
}
