import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { galleryApi } from '../contract/api.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { cleanAlt } from '../domain/gallery.ts'
import { OpenGallery } from '../services/open-gallery.ts'
import { RecordChange } from '../services/record-change.ts'
import { ViewGallery } from '../services/view-gallery.ts'

/** Changes the alternative text of a photo. */
export const DescribePhoto = handler(
  galleryApi.describePhoto,
  { openGallery: OpenGallery, galleries: Galleries, recordChange: RecordChange, viewGallery: ViewGallery, transaction: Transaction },
  ({ openGallery, galleries, recordChange, viewGallery, transaction }) =>
    Effect.fn('gallery.describe-photo')(function* (actor, { id: facilityId, photo: photoId, version, alt }) {
      const { photos } = yield* openGallery.openVersion(actor, facilityId, version)
      const photo = photos.find(({ id }) => id === photoId)
      if (!photo) return yield* new PhotoNotFound()
      const text = cleanAlt(alt)
      if (text !== photo.alt) {
        yield* galleries.describe(photoId, text)
        yield* recordChange(actor, facilityId, 'photo-described', { photo: photoId })
      }
      return yield* viewGallery(facilityId)
    }, transaction),
)
