/** Metres from the middle of a picture of a place to its upper edge, from the nearest. */
export const placeReaches = ['250', '1000', '4000', '16000'] as const
export type PlaceReach = (typeof placeReaches)[number]

/** Width and height of a picture of a place, CSS pixels. */
export const placePictureSize = { width: 640, height: 400 } as const

/** Returns the address of the picture of the map around a point; the middle of the picture is the point rounded to four decimals. */
export const placePicture = (
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  reach: PlaceReach,
  theme: 'light' | 'dark',
): string => `/api/v1/map/place?longitude=${longitude.toFixed(4)}&latitude=${latitude.toFixed(4)}&reach=${reach}&theme=${theme}`
