import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of notifications. */
export const notificationsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'notifications_notice',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'notifications',
      explanation: 'notifications.personal.notices',
      columns: { kind: 'kind', notice_values: 'values', created_at: 'told', seen_at: 'seen', mailed_at: 'mailed' },
    },
    erasure: 'delete',
    retention: [{ from: 'created_at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'notifications_preference',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'notification-preferences',
      explanation: 'notifications.personal.preferences',
      columns: { kind: 'kind', in_app: 'in the application', email: 'by e-mail' },
    },
    erasure: 'delete',
    retention: { forever: 'until it is changed or the account is deleted' },
  },
]
