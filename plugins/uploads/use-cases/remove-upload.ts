import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { uploadsApi } from '../contract/api.ts'
import { UploadInUse, UploadNotFound } from '../contract/errors.ts'
import { UploadRepository } from '../domain/uploads.port.ts'

/** Removes an upload of the user that nothing has used; its files follow within a minute. */
export const RemoveUpload = handler(
  uploadsApi.removeUpload,
  { uploads: UploadRepository, transaction: Transaction },
  ({ uploads, transaction }) =>
    Effect.fn('uploads.remove-upload')(function* (user, { id }) {
      const [upload] = yield* uploads.byIds([id])
      if (upload?.account_id !== user.id) return yield* new UploadNotFound()
      if (!(yield* uploads.removeLoose(id, user.id))) return yield* new UploadInUse()
      return { status: 'removed' as const }
    }, transaction),
)
