import { Effect } from 'effect'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { galleryApi } from '../contract/api.ts'
import { PhotoLimitReached } from '../contract/errors.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { cleanAlt, isFull } from '../domain/gallery.ts'
import { OpenGallery } from '../services/open-gallery.ts'
import { RecordChange } from '../services/record-change.ts'
import { ViewGallery } from '../services/view-gallery.ts'

/**
 * Adds a picture that the actor has uploaded for this gallery, as far as the package has room; one that is there
 * already stays as it is.
 */
export const AddPhoto = handler(
  galleryApi.addPhoto,
  {
    openGallery: OpenGallery,
    galleries: Galleries,
    limits: Limits,
    uploads: Uploads,
    recordChange: RecordChange,
    viewGallery: ViewGallery,
    transaction: Transaction,
  },
  ({ openGallery, galleries, limits, uploads, recordChange, viewGallery, transaction }) =>
    Effect.fn('gallery.add-photo')(function* (actor, { id: facilityId, upload_id, alt }) {
      const gallery = yield* openGallery.open(actor, facilityId)
      if (gallery.photos.some(({ id }) => id === upload_id)) return yield* viewGallery(facilityId)
      if (isFull(gallery)) return yield* new PhotoLimitReached()
      yield* limits
        .requireRoom(facilityId, facilityLimits.photos, gallery.photos.length + 1)
        .pipe(Effect.catchTag('LimitReached', () => Effect.fail(new PhotoLimitReached())))
      const attachment = { purpose: 'gallery', facilityId, subject: `gallery.facility:${facilityId}` } as const
      const [upload] = yield* uploads.attach(actor, [upload_id], attachment)
      if (!upload) return yield* new UploadNotFound()
      const { id, url, variants, width, height } = upload
      yield* galleries.add(facilityId, { id, url, variants, width, height, alt: cleanAlt(alt ?? upload.alt) })
      yield* recordChange(actor, facilityId, 'photo-added', { photo: id })
      return yield* viewGallery(facilityId)
    }, transaction),
)
