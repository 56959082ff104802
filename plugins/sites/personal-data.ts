import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of sites: who published a version. */
export const sitesPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'sites_version',
    subject: { accounts: ['published_by'] },
    export: { exempt: 'texts of the site of a facility, which everybody reads' },
    erasure: { published_by: null },
    retention: { forever: 'belongs to the site, and is deleted with it' },
  },
]
