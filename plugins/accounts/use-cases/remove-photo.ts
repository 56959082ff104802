import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { OldPhotos } from '../domain/old-photos.port.ts'
import { uploadIdOf } from '../domain/photo-name.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly oldPhotos: OldPhotos
  readonly uploads: Uploads
  readonly transaction: Transaction
}

/** Removes the user's photo. */
export const makeRemovePhoto = ({ accounts, oldPhotos, uploads, transaction }: Dependencies) =>
  Effect.fn('accounts.remove-photo')(function* (actor: Actor, { id }: { readonly id: string }) {
    yield* requireOwnAccount(actor, id)
    const earlier = yield* accounts.setPhoto(id, null)
    if (earlier !== null) yield* uploads.remove([uploadIdOf(earlier)])
    yield* oldPhotos.remove(id)
    return { avatar: null }
  }, transaction)

export type RemovePhoto = ReturnType<typeof makeRemovePhoto>
export const RemovePhoto = token<RemovePhoto>('accounts/RemovePhoto')
