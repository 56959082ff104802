import type { Migration } from '#core/plugin/migrations.ts'

/** Renames the outcome `declined` of decisions to `rejected`. */
export const rejectedDecisions: Migration = {
  name: '20261216090000-reports-rejected',
  up: `
alter table reports_decision drop constraint reports_decision_outcome_check;
update reports_decision set outcome = 'rejected' where outcome = 'declined';
alter table reports_decision add constraint reports_decision_outcome_check check (outcome in ('dismissed', 'hidden', 'removed', 'edit_requested', 'rejected'));
`,
  down: `
alter table reports_decision drop constraint reports_decision_outcome_check;
update reports_decision set outcome = 'declined' where outcome = 'rejected';
alter table reports_decision add constraint reports_decision_outcome_check check (outcome in ('dismissed', 'hidden', 'removed', 'edit_requested', 'declined'));
`,
}
