import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { photoNameOf, photoSubject, photoUrl, uploadIdOf } from '../domain/account.ts'
import { AccountRepository, OldPhotos } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/access.ts'

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

/** Returns a photo by the random name in its URL; the name is the only protection. */
export const ShowPhoto = define(
  'accounts/ShowPhoto',
  { accounts: AccountRepository, oldPhotos: OldPhotos, uploads: Uploads },
  ({ accounts, oldPhotos, uploads }) =>
    Effect.fn('accounts.show-photo')(function* (_: Actor, { photo }: { readonly photo: string }) {
      // The name is the id of an upload; only of those that are photos.
      if (!(yield* accounts.hasPhoto(photo))) return yield* new AccountNotFound()
      const old = yield* oldPhotos.byName(photo)
      if (old) return { name: 'photo.webp', mime: 'image/webp', bytes: old.webp }
      const { mime, bytes } = yield* uploads.content(uploadIdOf(photo)).pipe(Effect.mapError(() => new AccountNotFound()))
      return { name: 'photo.webp', mime, bytes }
    }),
)

/** Moves the photos that an earlier version has stored in the database to the uploads, one by one; their addresses stay. */
export const MovePhotos = define(
  'accounts/MovePhotos',
  { oldPhotos: OldPhotos, uploads: Uploads, transaction: Transaction },
  ({ oldPhotos, uploads, transaction }) => {
    const moveNext = Effect.gen(function* () {
      const photo = yield* oldPhotos.lockNext()
      if (!photo) return false
      const { accountId, name, webp } = photo
      yield* uploads.takeOver({ id: uploadIdOf(name), accountId, subject: photoSubject(accountId), webp })
      yield* oldPhotos.remove(accountId)
      return true
    })
    return Effect.fn('accounts.move-photos')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      let moved = 0
      while (yield* transaction(moveNext)) moved++
      return { moved }
    })
  },
)
