import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define, provide } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { CountPhotos, facilityLimits } from '#core/packages/facility-limits.ts'
import type { CountStock } from '#core/packages/limit.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { GalleryView } from '../contract/gallery.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { withVisibility } from '../domain/gallery.ts'

/** Opens a gallery for a change: checks that the actor may, locks the facility, and refuses a version that is not the newest. */
export const OpenGallery = define('gallery/OpenGallery', { facilities: Facilities, galleries: Galleries }, ({ facilities, galleries }) => {
  const open = Effect.fn('gallery.open')(function* (actor: Actor, facilityId: string) {
    yield* requirePermission(actor, writeFacilityData, facilityId)
    const [locked] = yield* facilities.lock([facilityId])
    if (locked === undefined) return yield* new FacilityNotFound()
    return yield* galleries.of(facilityId)
  })
  const openVersion = Effect.fn('gallery.open-version')(function* (actor: Actor, facilityId: string, version: number | undefined) {
    const gallery = yield* open(actor, facilityId)
    if (version === undefined || version === gallery.version) return gallery
    return yield* new VersionConflict({ detail: `Changed at ${gallery.changed_at}; the newest version is ${gallery.version}.` })
  })
  return { open, openVersion }
})

/** Returns a gallery as its owner sees it, with what the package hides from parents. */
export const ViewGallery = define('gallery/ViewGallery', { galleries: Galleries, limits: Limits }, ({ galleries, limits }) =>
  Effect.fn('gallery.view')(function* (facilityId: string) {
    const { version, photos } = yield* galleries.of(facilityId)
    const value = yield* limits.valueFor(facilityId, facilityLimits.photos)
    const limit = typeof value === 'number' ? value : null
    return { facility_id: facilityId, version, photos: withVisibility(photos, value), limit } satisfies GalleryView
  }),
)

/** Counts the photos of a facility's gallery, hidden ones included. */
export const makeCountPhotos = provide(
  CountPhotos,
  { galleries: Galleries },
  ({ galleries }): CountStock =>
    (facilityId) =>
      galleries.count(facilityId),
)
