import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { UploadInUse, UploadNotFound } from '../contract/errors.ts'
import type { UploadRepository } from '../domain/uploads.port.ts'

interface Dependencies {
  readonly uploads: UploadRepository
  readonly transaction: Transaction
}

/** Removes an upload of the user that nothing has used; its files follow within a minute. */
export const makeRemoveUpload = ({ uploads, transaction }: Dependencies) =>
  Effect.fn('uploads.remove-upload')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const [upload] = yield* uploads.byIds([id])
    if (upload?.account_id !== user.id) return yield* new UploadNotFound()
    if (!(yield* uploads.removeLoose(id, user.id))) return yield* new UploadInUse()
    return { status: 'removed' as const }
  }, transaction)

export type RemoveUpload = ReturnType<typeof makeRemoveUpload>
export const RemoveUpload = token<RemoveUpload>('uploads/RemoveUpload')
