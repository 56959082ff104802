import { metresBetween, type Point } from '#core/places/distance.ts'

/** Returns the whole metres from a point to a facility; `null` without a point on either side. */
export const distanceFrom = (
  origin: Point | null,
  { longitude, latitude }: { readonly longitude: number | null; readonly latitude: number | null },
): number | null =>
  origin === null || longitude === null || latitude === null ? null : Math.round(metresBetween(origin, { longitude, latitude }))
