import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of partners. What is not accepted within 30 days goes with the account, and the facility stays unclaimed. */
export const partnersPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'partners_member',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'partners',
      explanation: 'partners.personal.members',
      columns: {
        facility_id: 'facility',
        partner: 'partner',
        partner_facility_id: 'number at the partner',
        role: 'role',
        imported_at: 'imported',
      },
    },
    erasure: 'delete',
    retention: [{ from: 'waits_since', for: '30 days', action: 'delete' }],
  },
]
