import { type FacilityPhotos, facilityPhotosSlotKey } from '#core/facilities/slots.ts'
import type { Href } from '#web/runtime/href.ts'
import type { PictureSource } from '#web/ui/media/Picture.tsx'

type Photo = FacilityPhotos['photos'][number]

/** Returns the photos of a facility among the slot data of its profile; `null` where no plugin keeps any. */
export const photosOf = (parts: Readonly<Record<string, unknown>>): FacilityPhotos | null =>
  (parts[facilityPhotosSlotKey] as FacilityPhotos | undefined) ?? null

/** Returns what `Picture` needs of a photo. */
export const sourceOf = ({ url, variants, width, height, focus, alt }: Photo): PictureSource => ({
  url,
  alt,
  width: width ?? null,
  height: height ?? null,
  focus: focus ?? null,
  variants: variants ? { webp: variants.webp, avif: variants.avif ?? null } : null,
})

/** Returns the address at which a photo is reported, if photos can be. */
export const reportOf = ({ id }: Photo, href: Href): string | undefined =>
  id === undefined ? undefined : href('report', { type: 'photo', id })
