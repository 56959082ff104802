import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

const ofFacility = { forever: 'belongs to the facility, and is deleted with the post, or 30 days after the facility' } as const

/** Personal data of posts: who wrote them. The posts themselves belong to the facility and stay when the account is erased. */
export const publicationsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'publications_news',
    subject: { accounts: ['author_id'] },
    export: {
      as: 'publications',
      explanation: 'publications.personal',
      columns: {
        id: 'number',
        facility_id: 'facility',
        title: 'title',
        status: 'status',
        created_at: 'written',
        published_at: 'published',
      },
    },
    erasure: { author_id: null },
    retention: ofFacility,
  },
  {
    table: 'publications_version',
    subject: { accounts: ['saved_by'] },
    export: { exempt: 'earlier texts of posts of the facility; the posts are exported' },
    erasure: { saved_by: null },
    retention: ofFacility,
  },
]
