import type { ConflictOrigin } from './api-form.ts'
import type { DraftStatus } from './draft.ts'

/** Returns where the text of another tab or device comes from. */
export const draftOrigin = ({ savedAt }: DraftStatus): ConflictOrigin => ({
  of: 'draft',
  saved: savedAt === null ? null : { at: savedAt, by: null },
})
