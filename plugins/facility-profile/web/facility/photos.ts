import { type FacilityPhotos, facilityPhotosPart } from '#core/facilities/slots.ts'

/** Returns the photos of a facility among the slot data of its profile; `null` where no plugin keeps any. */
export const photosOf = (parts: Readonly<Record<string, unknown>>): FacilityPhotos | null =>
  (parts[facilityPhotosPart] as FacilityPhotos | undefined) ?? null
