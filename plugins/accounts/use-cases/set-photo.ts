import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { accountsApi } from '../contract/api.ts'
import { photoUrl } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OldPhotos } from '../domain/old-photos.port.ts'
import { photoNameOf, photoSubject, uploadIdOf } from '../domain/photo-name.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

/** Replaces the user's photo; the earlier one is removed. */
export const SetPhoto = handler(
  accountsApi.setPhoto,
  { accounts: AccountRepository, oldPhotos: OldPhotos, uploads: Uploads, transaction: Transaction },
  ({ accounts, oldPhotos, uploads, transaction }) => {
    const replace = Effect.fn('accounts.replace-photo')(function* (actor: Actor, id: string, uploadId: string) {
      const attachment = { purpose: 'avatar', facilityId: null, subject: photoSubject(id) } as const
      // Cannot fail: the upload was stored for this account just now.
      yield* uploads.attach(actor, [uploadId], attachment).pipe(Effect.catchTag('UploadNotFound', Effect.die))
      const earlier = yield* accounts.setPhoto(id, photoNameOf(uploadId))
      if (earlier !== null) yield* uploads.remove([uploadIdOf(earlier)])
      yield* oldPhotos.remove(id)
    }, transaction)
    return Effect.fn('accounts.set-photo')(function* (actor, { id, file }) {
      yield* requireOwnAccount(actor, id)
      const upload = yield* uploads.store(id, { purpose: 'avatar', file })
      yield* replace(actor, id, upload.id)
      return { avatar: photoUrl(photoNameOf(upload.id)) }
    })
  },
)
