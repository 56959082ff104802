import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of memberships. What is over is kept for a year, so that a refusal can be explained. */
export const membershipPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'membership_member',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'memberships',
      explanation: 'membership.personal.members',
      columns: { facility_id: 'facility', role: 'role', state: 'state', created_at: 'begun', changed_at: 'changed', ended_at: 'ended' },
    },
    erasure: 'delete',
    retention: [{ from: 'ended_at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'membership_invitation',
    subject: { email: 'email' },
    export: {
      as: 'invitations',
      explanation: 'membership.personal.invitations',
      columns: { facility_id: 'facility', role: 'role', email: 'e-mail', invited_at: 'invited' },
    },
    erasure: 'delete',
    retention: [{ from: 'invited_at', for: '90 days', action: 'delete' }],
  },
]
