import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OldPhotos } from '../domain/old-photos.port.ts'
import { uploadIdOf } from '../domain/photo-name.ts'

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
