import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Pictures } from '#core/ports/pictures.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { demoFacility, demoPhotos } from '../demo/drawings.ts'
import type { DemoOwner } from '../domain/demo-owner.port.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import type { AddPhoto } from './add-photo.ts'

interface Dependencies {
  readonly demoOwner: DemoOwner
  readonly galleries: Galleries
  readonly uploads: Uploads
  readonly pictures: Pictures
  readonly addPhoto: AddPhoto
}

/** Draws photos for the facility of the demo's owner, once, and adds them as the owner would. */
export const makeSeedGalleryDemo = ({ demoOwner, galleries, uploads, pictures, addPhoto }: Dependencies): Seed =>
  Effect.fn('gallery.seed-demo')(function* () {
    const found = yield* demoOwner.find(demoFacility.name, demoFacility.city)
    if (found === null || (yield* galleries.count(found.facilityId)) > 0) return
    const { facilityId, accountId } = found
    const perms = { [facilityId]: [writeFacilityData.name] }
    const owner: User = { kind: 'user', id: accountId, type: 'user', perms, session: accountId, address: 'demo' }
    for (const { alt, svg } of demoPhotos) {
      const file = { name: 'rysunek.png', mime: 'image/png', bytes: yield* pictures.draw(svg) }
      const upload = yield* Effect.orDie(uploads.store(accountId, { purpose: 'gallery', facilityId, file }))
      yield* Effect.orDie(addPhoto(owner, { id: facilityId, upload_id: upload.id, alt }))
    }
  })

export const SeedGalleryDemo = token<Seed>('gallery/SeedDemo')
