import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { OldPhotos } from '../domain/old-photos.port.ts'
import { photoSubject, uploadIdOf } from '../domain/photo-name.ts'

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
