import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import type { PhotoOrder } from '../contract/gallery.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import { orderOf } from '../domain/gallery.ts'
import type { OpenGallery } from '../services/open-gallery.ts'
import type { RecordChange } from '../services/record-change.ts'
import type { ViewGallery } from '../services/view-gallery.ts'

interface Dependencies {
  readonly openGallery: OpenGallery
  readonly galleries: Galleries
  readonly recordChange: RecordChange
  readonly viewGallery: ViewGallery
  readonly transaction: Transaction
}

/** Puts the photos of a gallery in another order; the same order changes nothing. */
export const makeSortGallery = ({ openGallery, galleries, recordChange, viewGallery, transaction }: Dependencies) =>
  Effect.fn('gallery.sort')(function* (actor: Actor, { id: facilityId, version, ids }: PhotoOrder) {
    const { photos } = yield* openGallery.openVersion(actor, facilityId, version)
    const order = orderOf(photos, ids)
    if (order === null) return yield* new PhotoNotFound()
    if (order.some((id, at) => photos[at]?.id !== id)) {
      yield* galleries.sort(facilityId, order)
      yield* recordChange(actor, facilityId, 'photos-sorted', { photos: order.length })
    }
    return yield* viewGallery(facilityId)
  }, transaction)

export type SortGallery = ReturnType<typeof makeSortGallery>
export const SortGallery = token<SortGallery>('gallery/SortGallery')
