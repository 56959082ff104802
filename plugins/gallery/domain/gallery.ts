import type { FacilityCover } from '#core/facilities/facility-covers.port.ts'
import { maxPhotos } from '#core/facilities/max-photos.ts'
import { type FocalPoint, focalPointOf } from '#core/kernel/focal-point.ts'
import type { LimitValue } from '#core/packages/limit.ts'
import { visibleCount } from '#core/packages/limit-rules.ts'
import type { GalleryPhoto, StoredPicture } from '../contract/gallery.ts'

/** Photo of a gallery; `id` is that of its upload. */
export interface Photo extends StoredPicture {
  readonly id: string
  readonly alt: string
  /** Point that stays in sight where it is cropped; `null`: nobody has set one. */
  readonly focus: FocalPoint | null
  /** Support has hidden it after a report. */
  readonly hidden?: boolean
}

/** Photos of a facility in their order; the first one is the cover. */
export interface Gallery {
  readonly version: number
  /** When it was changed, ISO 8601 UTC; `null`: never. */
  readonly changed_at: string | null
  readonly photos: readonly Photo[]
}

/** Gallery that nobody has changed. */
export const newGallery: Gallery = { version: 1, changed_at: null, photos: [] }

/**
 * Returns the ids in another order: the named ones first, the others after them as they were; `null` when one is no
 * photo of the gallery.
 */
export const orderOf = (photos: readonly Pick<Photo, 'id'>[], named: readonly string[]): readonly string[] | null => {
  const known = photos.map(({ id }) => id)
  const first = [...new Set(named)]
  return first.every((id) => known.includes(id)) ? [...first, ...known.filter((id) => !first.includes(id))] : null
}

/** Tells which photos parents see: as many as the package allows, from the first one on. The others stay stored. */
export const withVisibility = (photos: readonly Photo[], value: LimitValue): readonly GalleryPhoto[] => {
  const visible = visibleCount(value, photos.length)
  return photos.map(({ hidden = false, ...photo }, at) => ({ ...photo, visible: at < visible && !hidden }))
}

/** Returns the cover for cards: the first photo that support has not hidden, small; `null`: none. */
export const coverOf = ({ photos }: Pick<Gallery, 'photos'>): FacilityCover | null => {
  const cover = photos.find(({ hidden = false }) => !hidden)
  return cover ? { path: cover.variants?.['320'] ?? cover.url, focus: focalPointOf(cover) } : null
}

/** Returns a photo with changes of its text, which stays on one line, or of its focal point. */
export const withPhotoChanges = (
  photo: Photo,
  { alt, focus }: { readonly alt?: string | undefined; readonly focus?: FocalPoint | null | undefined },
): Photo => ({ ...photo, ...(alt !== undefined && { alt: cleanAlt(alt) }), ...(focus !== undefined && { focus }) })

/** Returns whether two states of a photo have the same text and focal point. */
export const isSamePhoto = (one: Photo, other: Photo): boolean =>
  one.alt === other.alt && one.focus?.x === other.focus?.x && one.focus?.y === other.focus?.y

/** Returns whether even the largest package has no room for another photo. */
export const isFull = ({ photos }: Pick<Gallery, 'photos'>): boolean => photos.length >= maxPhotos

/** Returns an alternative text on one line. */
export const cleanAlt = (alt: string): string => alt.replace(/\s+/g, ' ').trim()
