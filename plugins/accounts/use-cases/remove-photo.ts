import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OldPhotos } from '../domain/old-photos.port.ts'
import { uploadIdOf } from '../domain/photo-name.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

/** Removes the user's photo. */
export const RemovePhoto = handler(
  accountsApi.removePhoto,
  { accounts: AccountRepository, oldPhotos: OldPhotos, uploads: Uploads, transaction: Transaction },
  ({ accounts, oldPhotos, uploads, transaction }) =>
    Effect.fn('accounts.remove-photo')(function* (actor, { id }) {
      yield* requireOwnAccount(actor, id)
      const earlier = yield* accounts.setPhoto(id, null)
      if (earlier !== null) yield* uploads.remove([uploadIdOf(earlier)])
      yield* oldPhotos.remove(id)
      return { avatar: null }
    }, transaction),
)
