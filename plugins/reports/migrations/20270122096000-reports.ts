import type { Migration } from '#core/plugin/migrations.ts'

/** Drafts of decisions go when a report or an appeal is decided, whoever decides, and with it; those of appeals with their decision. */
export const decidedDrafts: Migration = {
  name: '20270122096000-reports',
  up: `
create trigger reports_case_decided_drafts after update on reports_case for each row
  when (old.state = 'open' and new.state <> 'open') execute function drafts_forget('reports.resolution');
create trigger reports_case_drafts after delete on reports_case for each row execute function drafts_forget('reports.resolution');
create trigger reports_appeal_decided_drafts after update on reports_appeal for each row
  when (old.state = 'open' and new.state <> 'open') execute function drafts_forget('reports.appeal-decision');
create trigger reports_appeal_drafts after delete on reports_appeal for each row execute function drafts_forget('reports.appeal-decision');
create trigger reports_decision_drafts after delete on reports_decision for each row execute function drafts_forget('reports.appeal');
`,
  down: 'drop trigger reports_decision_drafts on reports_decision; drop trigger reports_appeal_drafts on reports_appeal; drop trigger reports_appeal_decided_drafts on reports_appeal; drop trigger reports_case_drafts on reports_case; drop trigger reports_case_decided_drafts on reports_case;',
}
