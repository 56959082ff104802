import { type FacilityPhotos, sitePhotosPart } from '#core/facilities/slots.ts'

/** Returns the photos of a facility among the data of sections; none where no plugin has any. */
export const photosOf = (parts: Readonly<Record<string, unknown>>): FacilityPhotos['photos'] =>
  (parts[sitePhotosPart] as FacilityPhotos | undefined)?.photos ?? []
