import { Schema } from 'effect'
import { placeReaches } from '#core/places/place-picture.ts'

const degrees = (name: string, pattern: RegExp) =>
  Schema.String.check(Schema.isPattern(pattern, { message: 'FIELD_INVALID' })).annotate({ description: name })

/** Picture of the map around a point of Poland, on which people place a pin; the point has four decimals, about ten metres. */
export const PlaceQuery = Schema.Struct({
  longitude: degrees('EPSG:4326 degrees with four decimals', /^(1[4-9]|2[0-4])\.\d{4}$/),
  latitude: degrees('EPSG:4326 degrees with four decimals', /^(49|5[0-4])\.\d{4}$/),
  reach: Schema.Literals(placeReaches),
  theme: Schema.Literals(['light', 'dark']),
})
export type PlaceQuery = typeof PlaceQuery.Type
