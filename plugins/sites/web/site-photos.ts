import { type FacilityPhotos, sitePhotosSection } from '#core/facilities/slots.ts'

/** Returns the photos of a facility among the data of sections; empty if no plugin provides photos. */
export const photosOf = (parts: Readonly<Record<string, unknown>>): FacilityPhotos['photos'] =>
  (parts[sitePhotosSection] as FacilityPhotos | undefined)?.photos ?? []
