import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import type { GalleryView } from '../contract/gallery.ts'
import type { Galleries } from '../domain/galleries.port.ts'
import { withVisibility } from '../domain/gallery.ts'

interface Dependencies {
  readonly galleries: Galleries
  readonly limits: Limits
}

/** Returns a gallery as its owner sees it, with what the package hides from parents. */
export const makeViewGallery = ({ galleries, limits }: Dependencies) =>
  Effect.fn('gallery.view')(function* (facilityId: string) {
    const { version, photos } = yield* galleries.of(facilityId)
    const value = yield* limits.valueFor(facilityId, facilityLimits.photos)
    const limit = typeof value === 'number' ? value : null
    return { facility_id: facilityId, version, photos: withVisibility(photos, value), limit } satisfies GalleryView
  })

export type ViewGallery = ReturnType<typeof makeViewGallery>
export const ViewGallery = token<ViewGallery>('gallery/ViewGallery')
