import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { ViewGallery } from '../services/view-gallery.ts'

interface Dependencies {
  readonly knownFacilities: KnownFacilities
  readonly viewGallery: ViewGallery
}

/** Returns the gallery of a facility to those who may change it. */
export const makeShowGallery = ({ knownFacilities, viewGallery }: Dependencies) =>
  Effect.fn('gallery.show')(function* (actor: Actor, { id }: { readonly id: string }) {
    yield* requirePermission(actor, writeFacilityData, id)
    if (!(yield* knownFacilities.exists(id))) return yield* new FacilityNotFound()
    return yield* viewGallery(id)
  })

export type ShowGallery = ReturnType<typeof makeShowGallery>
export const ShowGallery = token<ShowGallery>('gallery/ShowGallery')
