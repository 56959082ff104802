import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of an opinion and of its answer go with it. */
export const opinionDrafts: Migration = {
  name: '20270120092000-opinions',
  up: `
create trigger opinions_opinion_drafts after delete on opinions_opinion for each row execute function drafts_forget('opinions.opinion', 'opinions.answer');
`,
  down: 'drop trigger opinions_opinion_drafts on opinions_opinion;',
}
