import type { PersonalLine } from '#core/plugin/personal.ts'

/** A year is as far back as anybody looks for what was told to them. */
export const notificationsPersonal: readonly PersonalLine[] = [
  {
    table: 'notifications_notice',
    subject: { accounts: ['account_id'] },
    exports: {
      as: 'notifications',
      told: 'notifications.personal.notices',
      columns: { kind: 'kind', notice_values: 'values', created_at: 'told', seen_at: 'seen', mailed_at: 'mailed' },
    },
    erases: 'delete',
    keeps: [{ from: 'created_at', for: '12 months', does: 'delete' }],
  },
  {
    table: 'notifications_preference',
    subject: { accounts: ['account_id'] },
    exports: {
      as: 'notification-preferences',
      told: 'notifications.personal.preferences',
      columns: { kind: 'kind', in_app: 'in the application', email: 'by e-mail' },
    },
    erases: 'delete',
    keeps: { ever: 'a choice holds until it is changed or the account is gone' },
  },
]
