import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of descriptions: who saved which version. The texts belong to the directory and stay when the account is erased. */
export const cmsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'cms_description_version',
    subject: { accounts: ['saved_by'] },
    export: {
      as: 'city-descriptions',
      explanation: 'cms.personal',
      columns: { description_id: 'description', number: 'version', title: 'title', saved_at: 'saved' },
    },
    erasure: { saved_by: null },
    retention: { forever: 'earlier texts of the directory, kept so that they can be restored' },
  },
]
