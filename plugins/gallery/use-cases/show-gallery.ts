import { Effect } from 'effect'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { galleryApi } from '../contract/api.ts'
import { ViewGallery } from '../services/view-gallery.ts'

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
