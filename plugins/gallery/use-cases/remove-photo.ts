import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { PhotoNotFound } from '../contract/errors.ts'
import type { ByPhoto } from '../contract/gallery.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import type { OpenGallery } from '../services/open-gallery.ts'
import type { RecordChange } from '../services/record-change.ts'
import type { ViewGallery } from '../services/view-gallery.ts'

interface Dependencies {
  readonly openGallery: OpenGallery
  readonly galleries: Galleries
  readonly uploads: Uploads
  readonly recordChange: RecordChange
  readonly viewGallery: ViewGallery
  readonly transaction: Transaction
}

/** Removes a photo; its files stay for a day, because cached pages still show them. */
export const makeRemovePhoto = ({ openGallery, galleries, uploads, recordChange, viewGallery, transaction }: Dependencies) =>
  Effect.fn('gallery.remove-photo')(function* (actor: Actor, { id: facilityId, photo: photoId }: ByPhoto) {
    const { photos } = yield* openGallery.open(actor, facilityId)
    if (!photos.some(({ id }) => id === photoId)) return yield* new PhotoNotFound()
    yield* galleries.remove(facilityId, [photoId])
    yield* uploads.detach([photoId])
    yield* recordChange(actor, facilityId, 'photo-removed', { photo: photoId })
    return yield* viewGallery(facilityId)
  }, transaction)

export type RemovePhoto = ReturnType<typeof makeRemovePhoto>
export const RemovePhoto = token<RemovePhoto>('gallery/RemovePhoto')
