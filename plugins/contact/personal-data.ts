import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/**
 * Senders and those who book need no account: their rows are found by e-mail address. The privacy policy promises
 * retention of twelve months.
 */
export const contactPersonalData: readonly PersonalDataDeclaration[] = [
  {
    table: 'contact_message',
    subject: { email: 'email' },
    export: {
      as: 'messages-to-customer-service',
      explanation: 'contact.personal.messages',
      columns: {
        number: 'number',
        kind: 'kind',
        name: 'name',
        email: 'e-mail',
        phone: 'telephone',
        message: 'message',
        url: 'page',
        language: 'language',
        sent_at: 'sent',
        received_at: 'received',
      },
    },
    erasure: 'delete',
    retention: [{ from: 'sent_at', for: '12 months', action: 'delete' }],
  },
  {
    table: 'contact_presentation',
    subject: { email: 'email' },
    export: {
      as: 'presentations',
      explanation: 'contact.personal.presentations',
      columns: {
        slot: 'begins',
        name: 'name',
        email: 'e-mail',
        phone: 'telephone',
        facility_id: 'facility',
        language: 'language',
        created_at: 'booked',
        cancelled_at: 'called off',
      },
    },
    erasure: 'delete',
    retention: [{ from: 'slot', for: '12 months', action: 'delete' }],
  },
]
