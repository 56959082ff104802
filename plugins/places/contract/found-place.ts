import { Schema } from 'effect'

/** Query of the geocoder: an address or a name, sent on submit and never while typing. */
export const GeocodeQuery = Schema.Struct({
  q: Schema.String.check(Schema.isPattern(/\S/, { message: 'FIELD_REQUIRED' }), Schema.isMaxLength(200, { message: 'FIELD_INVALID' })),
})

/** Place found by the geocoder, EPSG:4326 degrees. */
export const FoundPlaceView = Schema.Struct({
  longitude: Schema.Number,
  latitude: Schema.Number,
  display_name: Schema.String,
  precision: Schema.Literals(['address', 'street', 'locality']),
  source: Schema.Literals(['openstreetmap', 'register', 'gazetteer']),
})
