import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'
import { draftDays } from './contract/limits.ts'
import { DraftFiles } from './services/draft-files.ts'

/** Personal data of drafts: what people were writing. */
export const draftsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'drafts_draft',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'drafts',
      explanation: 'drafts.personal.drafts',
      columns: { key: 'form', saved_at: 'saved' },
      files: DraftFiles,
    },
    erasure: 'delete',
    retention: [{ from: 'saved_at', for: `${draftDays} days`, action: 'delete' }],
  },
]
