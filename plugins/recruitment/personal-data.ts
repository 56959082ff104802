import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'
import { ApplicationFiles } from './services/application-files.ts'

/** Reads the decrypted applications of a person for the export. */
/** Personal data of recruitment (features RE-07). Histories and reads are deleted with their application. */
export const recruitmentPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'recruitment_application',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'applications',
      explanation: 'recruitment.personal.applications',
      columns: {
        id: 'id',
        facility_id: 'facility',
        status: 'status',
        consent_version: 'agreed information',
        created_at: 'sent',
        changed_at: 'changed',
        offer_expires_at: 'offer until',
        closed_at: 'closed',
      },
      files: ApplicationFiles,
    },
    erasure: 'delete',
    retention: [
      { from: 'withdrawn_at', for: '30 days', action: 'delete' },
      { from: 'closed_at', for: '12 months', action: 'delete' },
      // Nobody has decided about it for two years, so the child is elsewhere.
      { from: 'changed_at', for: '24 months', action: 'delete' },
    ],
  },
  {
    table: 'recruitment_read',
    subject: { accounts: ['viewer_account_id'] },
    export: { exempt: 'proves to parents who has read the data of their child; it tells nothing else about the reader' },
    erasure: { exempt: 'proves to parents who has read the data of their child; the number is that of no account any more' },
    retention: [{ from: 'at', for: '24 months', action: 'delete' }],
  },
]
