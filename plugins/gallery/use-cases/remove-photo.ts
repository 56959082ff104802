import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { galleryApi } from '../contract/api.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { OpenGallery } from '../services/open-gallery.ts'
import { RecordChange } from '../services/record-change.ts'
import { ViewGallery } from '../services/view-gallery.ts'

/** Removes a photo; its files stay for a day, because cached pages still show them. */
export const RemovePhoto = handler(
  galleryApi.removePhoto,
  {
    openGallery: OpenGallery,
    galleries: Galleries,
    uploads: Uploads,
    recordChange: RecordChange,
    viewGallery: ViewGallery,
    transaction: Transaction,
  },
  ({ openGallery, galleries, uploads, recordChange, viewGallery, transaction }) =>
    Effect.fn('gallery.remove-photo')(function* (actor, { id: facilityId, photo: photoId }) {
      const { photos } = yield* openGallery.open(actor, facilityId)
      if (!photos.some(({ id }) => id === photoId)) return yield* new PhotoNotFound()
      yield* galleries.remove(facilityId, [photoId])
      yield* uploads.detach([photoId])
      yield* recordChange(actor, facilityId, 'photo-removed', { photo: photoId })
      return yield* viewGallery(facilityId)
    }, transaction),
)
