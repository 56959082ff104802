import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with the work of support, at rest: decided, and long ago where persons are only removed. */
export const rowsAtRest: RowsAtRest = {
  reports_report: "decided_at = now() - interval '3 years', account_id = null, text = ''",
  reports_notifier: 'decided_at = now()',
  reports_decision: "decided_at = now() - interval '3 years', title = '', facts = ''",
  reports_party: 'decided_at = now()',
  reports_appeal: "decided_at = now() - interval '3 years', account_id = null, text = '', note = null",
  reports_day: 'day = current_date',
}
