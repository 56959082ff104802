import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'
import { insertUpload } from './insert-upload.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = { uploads_upload: ({ accountId }) => insertUpload({ accountId }) }
