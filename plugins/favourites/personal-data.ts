import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of favourites. */
export const favouritesPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'favourites_facility',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'favourites',
      explanation: 'favourites.personal.favourites',
      columns: { facility_id: 'facility', added_at: 'added' },
    },
    erasure: 'delete',
    retention: { forever: 'until it is removed or the account is deleted' },
  },
]
