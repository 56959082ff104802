import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of reviews. The subjects themselves belong to the plugins of their kinds. */
export const moderationPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'moderation_review',
    subject: { accounts: ['author_account_id'] },
    export: {
      as: 'reviews-by-support',
      explanation: 'moderation.personal.reviews',
      columns: {
        kind: 'kind',
        title: 'subject',
        submitted_at: 'submitted',
        state: 'state',
        decided_at: 'decided',
        reason: 'reason',
        note: 'explanation',
      },
    },
    erasure: { author_account_id: null, title: '', note: null },
    retention: [{ from: 'decided_at', for: '24 months', action: { author_account_id: null, title: '', note: null } }],
  },
]
