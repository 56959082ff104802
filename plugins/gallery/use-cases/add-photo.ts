import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { PhotoLimitReached } from '../contract/errors.ts'
import type { NewPhoto } from '../contract/gallery.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import { cleanAlt, isFull } from '../domain/gallery.ts'
import type { OpenGallery } from '../services/open-gallery.ts'
import type { RecordChange } from '../services/record-change.ts'
import type { ViewGallery } from '../services/view-gallery.ts'

interface Dependencies {
  readonly openGallery: OpenGallery
  readonly galleries: Galleries
  readonly limits: Limits
  readonly uploads: Uploads
  readonly recordChange: RecordChange
  readonly viewGallery: ViewGallery
  readonly transaction: Transaction
}

/**
 * Adds a picture that the actor has uploaded for this gallery, as far as the package has room; one that is there
 * already stays as it is.
 */
export const makeAddPhoto = ({ openGallery, galleries, limits, uploads, recordChange, viewGallery, transaction }: Dependencies) =>
  Effect.fn('gallery.add-photo')(function* (actor: Actor, { id: facilityId, upload_id, alt }: NewPhoto) {
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
  }, transaction)

export type AddPhoto = ReturnType<typeof makeAddPhoto>
export const AddPhoto = token<AddPhoto>('gallery/AddPhoto')
