import { token } from '#core/kernel/token.ts'
import type { PersonalDataDeclaration, PersonalFiles } from '#core/plugin/personal-data.ts'

/** Reads a person's uploads for the personal-data export. */
export const UploadFiles = token<PersonalFiles>('uploads/UploadFiles')

/** Personal data of uploads. Those that a facility uses belong to the facility and name no account. */
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
    retention: [{ from: 'loose_since', for: '1 days', action: 'delete' }],
  },
]
