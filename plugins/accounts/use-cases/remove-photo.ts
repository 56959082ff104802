import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OldPhotos } from '../domain/old-photos.port.ts'
import { uploadIdOf } from '../domain/photo-name.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

/** Removes the user's photo. */
export const RemovePhoto = define(
  'accounts/RemovePhoto',
  { accounts: AccountRepository, oldPhotos: OldPhotos, uploads: Uploads, transaction: Transaction },
  ({ accounts, oldPhotos, uploads, transaction }) =>
    Effect.fn('accounts.remove-photo')(function* (actor: Actor, { id }: { readonly id: string }) {
      yield* requireOwnAccount(actor, id)
      const earlier = yield* accounts.setPhoto(id, null)
      if (earlier !== null) yield* uploads.remove([uploadIdOf(earlier)])
      yield* oldPhotos.remove(id)
      return { avatar: null }
    }, transaction),
)
