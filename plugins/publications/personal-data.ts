import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

const ofFacility = { forever: 'belongs to the facility, and is deleted with the post, or 30 days after the facility' } as const

/**
 * Personal data of posts: who wrote them. Those of a facility belong to it and stay when the account is erased; what
 * becomes of materials is decided by a step (`LeaveMaterials`).
 */
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
        section: 'section',
        title: 'title',
        author_name: 'signed_as',
        status: 'status',
        created_at: 'written',
        published_at: 'published',
      },
    },
    erasure: { author_id: null, author_name: '' },
    retention: ofFacility,
  },
  {
    table: 'publications_version',
    subject: { accounts: ['saved_by'] },
    export: { exempt: 'earlier texts of posts of the facility; the posts are exported' },
    erasure: { saved_by: null },
    retention: ofFacility,
  },
  {
    table: 'publications_saved',
    subject: { accounts: ['account_id'] },
    export: { as: 'saved-materials', explanation: 'publications.personal.saved', columns: { news_id: 'material', saved_at: 'saved' } },
    erasure: 'delete',
    retention: { forever: 'chosen by the person, who removes it' },
  },
]
