import { Effect } from 'effect'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { galleryApi } from '../contract/api.ts'
import { PhotoLimitReached, PhotoNotFound } from '../contract/errors.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { cleanAlt, isFull, isSamePhoto, orderOf, withPhotoChanges } from '../domain/gallery.ts'
import { OpenGallery, ViewGallery } from '../services/gallery.ts'
import { RecordChange } from '../services/record-change.ts'

/** Returns the gallery of a facility to those who may change it. */
export const ShowGallery = handler(
  galleryApi.showGallery,
  { knownFacilities: KnownFacilities, viewGallery: ViewGallery },
  ({ knownFacilities, viewGallery }) =>
    Effect.fn('gallery.show')(function* (actor, { id }) {
      yield* requirePermission(actor, writeFacilityData, id)
      if (!(yield* knownFacilities.exists(id))) return yield* new FacilityNotFound()
      return yield* viewGallery(id)
    }),
)

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
      yield* galleries.add(facilityId, { id, url, variants, width, height, alt: cleanAlt(alt ?? upload.alt), focus: null })
      yield* recordChange(actor, facilityId, 'photo-added', { photo: id })
      return yield* viewGallery(facilityId)
    }, transaction),
)

/** Changes the alternative text of a photo or its focal point; the same ones change nothing. */
export const ChangePhoto = handler(
  galleryApi.changePhoto,
  { openGallery: OpenGallery, galleries: Galleries, recordChange: RecordChange, viewGallery: ViewGallery, transaction: Transaction },
  ({ openGallery, galleries, recordChange, viewGallery, transaction }) =>
    Effect.fn('gallery.change-photo')(function* (actor, { id: facilityId, photo: photoId, version, ...changes }) {
      const { photos } = yield* openGallery.openVersion(actor, facilityId, version)
      const photo = photos.find(({ id }) => id === photoId)
      if (!photo) return yield* new PhotoNotFound()
      const changed = withPhotoChanges(photo, changes)
      if (!isSamePhoto(photo, changed)) {
        yield* galleries.change(changed)
        yield* recordChange(actor, facilityId, changed.alt === photo.alt ? 'photo-focused' : 'photo-described', { photo: photoId })
      }
      return yield* viewGallery(facilityId)
    }, transaction),
)

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
