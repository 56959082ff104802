import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { RecordChange } from '../services/record-change.ts'

/** Days for which the photos of a deleted facility are kept, so that support can correct a mistake. */
const keptDays = 30

/** Removes the photos of facilities that were deleted a while ago. Those of merged ones stay, because a merge can be undone. */
export const ClearGalleries = define(
  'gallery/ClearGalleries',
  { galleries: Galleries, uploads: Uploads, recordChange: RecordChange, clock: Clock, transaction: Transaction },
  ({ galleries, uploads, recordChange, clock, transaction }) =>
    Effect.fn('gallery.clear')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      const before = new Date(clock.now().getTime() - keptDays * 86_400_000).toISOString()
      const clear = Effect.fn('gallery.clear-one')(function* (facilityId: string) {
        const ids = (yield* galleries.of(facilityId)).photos.map(({ id }) => id)
        yield* galleries.remove(facilityId, ids)
        yield* uploads.detach(ids)
        yield* recordChange(actor, facilityId, 'photos-cleared', { photos: ids.length })
      }, transaction)
      const facilityIds = yield* galleries.deletedBefore(before)
      yield* Effect.forEach(facilityIds, clear)
      return { cleared: facilityIds.length }
    }),
)
