import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of new posts go with the facility. */
export const newPostDrafts: Migration = {
  name: '20270122093000-publications',
  up: `
create trigger publications_facility_drafts after update on facility for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function drafts_forget('publications.new');
`,
  down: 'drop trigger publications_facility_drafts on facility;',
}
