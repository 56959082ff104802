import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of support's own tables. */
export const supportPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'support_merge_member',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'copies of memberships, which are exported themselves' },
    erasure: 'delete',
    retention: [{ from: 'given_at', for: '24 months', action: 'delete' }],
  },
]
