import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { photoUrl } from '../domain/account.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { OldPhotos } from '../domain/old-photos.port.ts'
import { photoNameOf, photoSubject, uploadIdOf } from '../domain/photo-name.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly oldPhotos: OldPhotos
  readonly uploads: Uploads
  readonly transaction: Transaction
}

/** Replaces the user's photo; the earlier one is removed. */
export const makeSetPhoto = ({ accounts, oldPhotos, uploads, transaction }: Dependencies) => {
  const replace = Effect.fn('accounts.replace-photo')(function* (actor: Actor, id: string, uploadId: string) {
    const attachment = { purpose: 'avatar', facilityId: null, subject: photoSubject(id) } as const
    // Cannot fail: the upload was stored for this account just now.
    yield* uploads.attach(actor, [uploadId], attachment).pipe(Effect.catchTag('UploadNotFound', Effect.die))
    const earlier = yield* accounts.setPhoto(id, photoNameOf(uploadId))
    if (earlier !== null) yield* uploads.remove([uploadIdOf(earlier)])
    yield* oldPhotos.remove(id)
  }, transaction)
  return Effect.fn('accounts.set-photo')(function* (actor: Actor, { id, file }: { readonly id: string; readonly file: FileBody }) {
    yield* requireOwnAccount(actor, id)
    const upload = yield* uploads.store(id, { purpose: 'avatar', file })
    yield* replace(actor, id, upload.id)
    return { avatar: photoUrl(photoNameOf(upload.id)) }
  })
}

export type SetPhoto = ReturnType<typeof makeSetPhoto>
export const SetPhoto = token<SetPhoto>('accounts/SetPhoto')
