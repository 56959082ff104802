import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { GalleryView } from '../contract/gallery.ts'
import { Galleries } from '../domain/galleries.port.ts'
import { withVisibility } from '../domain/gallery.ts'

/** Returns a gallery as its owner sees it, with what the package hides from parents. */
export const ViewGallery = define('gallery/ViewGallery', { galleries: Galleries, limits: Limits }, ({ galleries, limits }) =>
  Effect.fn('gallery.view')(function* (facilityId: string) {
    const { version, photos } = yield* galleries.of(facilityId)
    const value = yield* limits.valueFor(facilityId, facilityLimits.photos)
    const limit = typeof value === 'number' ? value : null
    return { facility_id: facilityId, version, photos: withVisibility(photos, value), limit } satisfies GalleryView
  }),
)
