import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes by which the nightly retention finds what is due. */
export const reportsRetention: Migration = {
  name: '20261229091000-reports-retention',
  up: `
create index reports_report_kept on reports_report (decided_at)
  where account_id is not null or text is distinct from '';
create index reports_notifier_decided on reports_notifier (decided_at) where decided_at is not null;
create index reports_day_day on reports_day (day);
create index reports_decision_kept on reports_decision (decided_at)
  where title is distinct from '' or facts is distinct from '';
create index reports_party_decided on reports_party (decided_at);
create index reports_appeal_kept on reports_appeal (decided_at)
  where account_id is not null or text is distinct from '' or note is not null;
`,
  down: 'drop index reports_report_kept, reports_notifier_decided, reports_day_day, reports_decision_kept, reports_party_decided, reports_appeal_kept;',
}
