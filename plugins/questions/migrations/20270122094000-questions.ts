import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of new questions go with the facility. */
export const newQuestionDrafts: Migration = {
  name: '20270122094000-questions',
  up: `
create trigger questions_facility_drafts after update on facility for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function drafts_forget('questions.ask');
`,
  down: 'drop trigger questions_facility_drafts on facility;',
}
