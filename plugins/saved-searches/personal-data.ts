import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of saved searches. */
export const savedSearchesPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'saved_searches_search',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'saved-searches',
      explanation: 'saved-searches.personal.searches',
      columns: { name: 'name', query: 'search', frequency: 'frequency', created_at: 'saved', checked_at: 'last repeated' },
    },
    erasure: 'delete',
    retention: { forever: 'until it is removed or the account is deleted' },
  },
]
