import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Families need no account: their bookings are found by e-mail address. */
export const visitsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'visits_booking',
    subject: { email: 'email' },
    export: {
      as: 'visits',
      explanation: 'visits.personal',
      columns: {
        time_id: 'time',
        name: 'name',
        email: 'e-mail',
        phone: 'telephone',
        message: 'message',
        language: 'language',
        created_at: 'booked',
        confirmed_at: 'confirmed',
        cancelled_at: 'called off',
      },
    },
    erasure: 'delete',
    retention: [{ from: 'created_at', for: '12 months', action: 'delete' }],
  },
]
