import { generateUuid, newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCalls, type MatrixContext } from '#core/plugin/matrix.ts'
import { insertUpload } from './insert-upload.ts'
import { uploadForm } from './sample-forms.ts'

const path = '/api/v1/upload'

/** A call that removes an upload of an account. */
const removal = async ({ rows }: MatrixContext, accountId: string) => {
  const id = generateUuid()
  const [sql, parameters] = insertUpload({ id, accountId })
  await rows(`${sql} returning 1`, parameters)
  return { path: `${path}/${id}`, effect: { removed: ['select not exists (select 1 from uploads_upload where id = ?) yes', id] as const } }
}

/** Calls about uploads: pictures of facilities, the caller's own files, and those of others. */
export const matrix: MatrixCalls = {
  'post /api/v1/upload': {
    ...aboutFacility((facility_id, { user }) => {
      // A text that no other call has used.
      const alt = newId()
      return {
        path,
        form: uploadForm('gallery', { facility_id, alt }),
        effect: { stored: ['select exists (select 1 from uploads_upload where alt = ? and account_id = ?) yes', alt, user?.id ?? newId()] },
      }
    }),
    none: ({ user }) => {
      const alt = newId()
      return {
        path,
        form: uploadForm('opinion_photo', { alt }),
        effect: { stored: ['select exists (select 1 from uploads_upload where alt = ? and account_id = ?) yes', alt, user?.id ?? newId()] },
      }
    },
  },
  'delete /api/v1/upload/:id': {
    own: async (context) => removal(context, context.user?.id ?? (await context.other()).id),
    foreign: async (context) => removal(context, (await context.other()).id),
  },
}
