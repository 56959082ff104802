import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

const withMessage = { forever: 'deleted with its messages, 24 months after they were sent (use-cases/delete-old-messages.ts)' } as const

/** Personal data of messages. An erased account leaves the places of its messages, without text and author. */
export const chatPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'chat_room',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'messages-rooms',
      explanation: 'chat.personal.rooms',
      columns: { id: 'number', facility_id: 'facility', visibility: 'read by', last_message_at: 'last message' },
    },
    erasure: { account_id: null },
    retention: withMessage,
  },
  {
    table: 'chat_message',
    subject: { accounts: ['account_id'] },
    export: { as: 'messages', explanation: 'chat.personal.messages', columns: { room_id: 'room', text: 'text', sent_at: 'sent' } },
    erasure: { account_id: null, text: '' },
    retention: withMessage,
  },
  {
    table: 'chat_mark',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'numbers of messages that were on screen; they carry no information about the person' },
    erasure: 'delete',
    retention: withMessage,
  },
  {
    table: 'chat_due',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'time of a mail that is about to be sent' },
    erasure: 'delete',
    retention: { forever: 'deleted within a minute of its time' },
  },
  {
    table: 'chat_link',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'numbers of the messages that a mail told of' },
    erasure: 'delete',
    retention: [{ from: 'expires_at', for: '30 days', action: 'delete' }],
  },
]
