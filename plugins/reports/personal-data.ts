import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of reports. Rows stay for the yearly figures, without texts and accounts. */
export const reportsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'reports_report',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'reports',
      explanation: 'reports.personal.reports',
      columns: { number: 'number', reason: 'reason', text: 'text', reported_at: 'reported', decided_at: 'decided' },
    },
    erasure: { account_id: null, text: '' },
    retention: [{ from: 'decided_at', for: '12 months', action: { account_id: null, text: '' } }],
  },
  {
    table: 'reports_notifier',
    subject: { email: 'email' },
    export: {
      as: 'notices',
      explanation: 'reports.personal.notices',
      columns: { name: 'name', email: 'e-mail', language: 'language', sent_at: 'sent', decided_at: 'decided' },
    },
    erasure: 'delete',
    retention: [{ from: 'decided_at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'reports_day',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'counts of a day; the reports themselves are exported' },
    erasure: 'delete',
    retention: [{ from: 'day', for: '2 days', action: 'delete' }],
  },
  {
    table: 'reports_decision',
    subject: { accounts: ['decider_account_id'] },
    export: { exempt: 'the work of support; whom a decision concerns has it in the account, and by mail' },
    erasure: { decider_account_id: null },
    retention: [{ from: 'decided_at', for: '12 months', action: { title: '', facts: '' } }],
  },
  {
    table: 'reports_party',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'decisions',
      explanation: 'reports.personal.decisions',
      columns: { decision_id: 'decision', side: 'side', decided_at: 'decided', seen_at: 'opened' },
    },
    erasure: 'delete',
    retention: [{ from: 'decided_at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'reports_appeal',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'appeals',
      explanation: 'reports.personal.appeals',
      columns: { decision_id: 'decision', text: 'text', state: 'state', filed_at: 'filed', decided_at: 'decided', note: 'reasons' },
    },
    erasure: { account_id: null, text: '' },
    retention: [{ from: 'decided_at', for: '12 months', action: { account_id: null, text: '', note: null } }],
  },
]
