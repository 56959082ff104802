import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of messages and of a publication go with their thread. */
export const threadDrafts: Migration = {
  name: '20270120094000-questions',
  up: `
create trigger questions_thread_drafts after delete on questions_thread for each row execute function drafts_forget('questions.answer', 'questions.publication');
`,
  down: 'drop trigger questions_thread_drafts on questions_thread;',
}
