import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of subscriptions. */
export const subscriptionsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'subscriptions_subscription',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'subscriptions',
      explanation: 'subscriptions.personal.subscriptions',
      columns: { facility_id: 'facility', in_app: 'in the application', email: 'by mail', created_at: 'begun', seen_at: 'last seen' },
    },
    erasure: 'delete',
    retention: { forever: 'until it is ended or the account is deleted' },
  },
]
