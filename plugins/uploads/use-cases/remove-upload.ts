import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { UploadInUse, UploadNotFound } from '../contract/errors.ts'
import { UploadRepository } from '../domain/uploads.port.ts'

/** Removes an upload of the user that nothing has used; its files follow within a minute. */
export const RemoveUpload = define(
  'uploads/RemoveUpload',
  { uploads: UploadRepository, transaction: Transaction },
  ({ uploads, transaction }) =>
    Effect.fn('uploads.remove-upload')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const [upload] = yield* uploads.byIds([id])
      if (upload?.account_id !== user.id) return yield* new UploadNotFound()
      if (!(yield* uploads.removeLoose(id, user.id))) return yield* new UploadInUse()
      return { status: 'removed' as const }
    }, transaction),
)
