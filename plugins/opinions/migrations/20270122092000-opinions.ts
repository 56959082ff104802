import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of an opinion and of its answer go when it is withdrawn, those of a new one with the facility. */
export const withdrawnDrafts: Migration = {
  name: '20270122092000-opinions',
  up: `
create trigger opinions_opinion_withdrawn_drafts after update on opinions_opinion for each row
  when (old.state <> 'withdrawn' and new.state = 'withdrawn') execute function drafts_forget('opinions.opinion', 'opinions.answer');
create trigger opinions_facility_drafts after update on facility for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function drafts_forget('opinions.new');
`,
  down: 'drop trigger opinions_facility_drafts on facility; drop trigger opinions_opinion_withdrawn_drafts on opinions_opinion;',
}
