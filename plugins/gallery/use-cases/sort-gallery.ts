import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { galleryApi } from '../contract/api.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { orderOf } from '../domain/gallery.ts'
import { OpenGallery } from '../services/open-gallery.ts'
import { RecordChange } from '../services/record-change.ts'
import { ViewGallery } from '../services/view-gallery.ts'

/** Puts the photos of a gallery in another order; the same order changes nothing. */
export const SortGallery = handler(
  galleryApi.sortGallery,
  { openGallery: OpenGallery, galleries: Galleries, recordChange: RecordChange, viewGallery: ViewGallery, transaction: Transaction },
  ({ openGallery, galleries, recordChange, viewGallery, transaction }) =>
    Effect.fn('gallery.sort')(function* (actor, { id: facilityId, version, ids }) {
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
