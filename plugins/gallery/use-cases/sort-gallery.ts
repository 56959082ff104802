import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import type { PhotoOrder } from '../contract/gallery.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { orderOf } from '../domain/gallery.ts'
import { OpenGallery } from '../services/open-gallery.ts'
import { RecordChange } from '../services/record-change.ts'
import { ViewGallery } from '../services/view-gallery.ts'

/** Puts the photos of a gallery in another order; the same order changes nothing. */
export const SortGallery = define(
  'gallery/SortGallery',
  { openGallery: OpenGallery, galleries: Galleries, recordChange: RecordChange, viewGallery: ViewGallery, transaction: Transaction },
  ({ openGallery, galleries, recordChange, viewGallery, transaction }) =>
    Effect.fn('gallery.sort')(function* (actor: Actor, { id: facilityId, version, ids }: PhotoOrder) {
      const { photos } = yield* openGallery.openVersion(actor, facilityId, version)
      const order = orderOf(photos, ids)
      if (order === null) return yield* new PhotoNotFound()
      if (order.some((id, at) => photos[at]?.id !== id)) {
        yield* galleries.sort(facilityId, order)
        yield* recordChange(actor, facilityId, 'photos-sorted', { photos: order.length })
      }
      return yield* viewGallery(facilityId)
    }, transaction),
)
