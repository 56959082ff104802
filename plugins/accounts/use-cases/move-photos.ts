import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { OldPhotos } from '../domain/old-photos.port.ts'
import { photoSubject, uploadIdOf } from '../domain/photo-name.ts'

interface Dependencies {
  readonly oldPhotos: OldPhotos
  readonly uploads: Uploads
  readonly transaction: Transaction
}

/** Moves the photos that an earlier version has stored in the database to the uploads, one by one; their addresses stay. */
export const makeMovePhotos = ({ oldPhotos, uploads, transaction }: Dependencies) => {
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
}

export type MovePhotos = ReturnType<typeof makeMovePhotos>
export const MovePhotos = token<MovePhotos>('accounts/MovePhotos')
