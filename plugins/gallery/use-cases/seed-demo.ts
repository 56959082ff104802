import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Pictures } from '#core/ports/pictures.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { demoFacility, demoPhotos } from '../demo/drawings.ts'
import { DemoOwner, Galleries } from '../domain/galleries.port.ts'
import { AddPhoto } from './gallery.ts'

/** Draws photos for the facility of the demo's owner, once, and adds them as the owner would. */
export const SeedGalleryDemo = define(
  'gallery/SeedDemo',
  { demoOwner: DemoOwner, galleries: Galleries, uploads: Uploads, pictures: Pictures, addPhoto: AddPhoto },
  ({ demoOwner, galleries, uploads, pictures, addPhoto }): Seed =>
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
    }),
)
