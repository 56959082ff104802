import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import type { PhotoText } from '../contract/gallery.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import { cleanAlt } from '../domain/gallery.ts'
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

/** Changes the alternative text of a photo. */
export const makeDescribePhoto = ({ openGallery, galleries, recordChange, viewGallery, transaction }: Dependencies) =>
  Effect.fn('gallery.describe-photo')(function* (actor: Actor, { id: facilityId, photo: photoId, version, alt }: PhotoText) {
    const { photos } = yield* openGallery.openVersion(actor, facilityId, version)
    const photo = photos.find(({ id }) => id === photoId)
    if (!photo) return yield* new PhotoNotFound()
    const text = cleanAlt(alt)
    if (text !== photo.alt) {
      yield* galleries.describe(photoId, text)
      yield* recordChange(actor, facilityId, 'photo-described', { photo: photoId })
    }
    return yield* viewGallery(facilityId)
  }, transaction)

export type DescribePhoto = ReturnType<typeof makeDescribePhoto>
export const DescribePhoto = token<DescribePhoto>('gallery/DescribePhoto')
