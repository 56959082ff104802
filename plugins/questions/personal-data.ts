import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

const withThread = { forever: 'deleted with its thread, 24 months after the last message' } as const

/** Personal data of questions. What a facility has written stays with it; of an erased parent's messages nothing does. */
export const questionsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'questions_thread',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'questions',
      explanation: 'questions.personal.threads',
      columns: {
        id: 'number',
        facility_id: 'facility',
        topic: 'topic',
        state: 'state',
        asked_at: 'asked',
        last_message_at: 'last message',
      },
    },
    erasure: { account_id: null },
    retention: [{ from: 'last_message_at', for: '24 months', action: 'delete' }],
  },
  {
    table: 'questions_guest',
    subject: { email: 'email' },
    export: {
      as: 'questions-without-account',
      explanation: 'questions.personal.guests',
      columns: { thread_id: 'question', name: 'name', email: 'e-mail' },
    },
    erasure: 'delete',
    retention: withThread,
  },
  {
    table: 'questions_message',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'question-messages',
      explanation: 'questions.personal.messages',
      columns: { thread_id: 'question', text: 'text', sent_at: 'sent' },
    },
    erasure: { account_id: null, text: '' },
    retention: withThread,
  },
  {
    table: 'questions_author',
    subject: { accounts: ['staff_account_id'] },
    export: { exempt: 'tells colleagues who answered for the facility, in whose name and for which the message was written' },
    erasure: 'delete',
    retention: withThread,
  },
  {
    table: 'questions_seen',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'numbers of messages that were on screen; they carry no information about the person' },
    erasure: 'delete',
    retention: withThread,
  },
]
