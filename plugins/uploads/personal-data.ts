import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'
import { looseDays } from './contract/limits.ts'
import { UploadFiles } from './services/upload-files.ts'

/** Personal data of uploads. Those that belong to a facility or to the platform name no account. */
export const uploadsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'uploads_upload',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'uploads',
      explanation: 'uploads.personal.uploads',
      columns: { id: 'id', name: 'name', purpose: 'purpose', mime: 'type', size: 'bytes', alt: 'description', created_at: 'uploaded' },
      files: UploadFiles,
    },
    erasure: 'delete',
    retention: [{ from: 'loose_since', for: `${looseDays} days`, action: 'delete' }],
  },
]
