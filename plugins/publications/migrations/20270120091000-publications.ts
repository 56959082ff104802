import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of a post go with it. */
export const newsDrafts: Migration = {
  name: '20270120091000-publications',
  up: `
create trigger publications_news_drafts after delete on publications_news for each row execute function drafts_forget('publications.post');
`,
  down: 'drop trigger publications_news_drafts on publications_news;',
}
