import { Schema } from 'effect'

/** South, north, west and east in EPSG:4326 degrees, in the order that the external geocoder uses. */
export const BoundingBox = Schema.Tuple([Schema.Number, Schema.Number, Schema.Number, Schema.Number])

/** City entry of the map of specification §3, "City entry for the map". */
export const CityEntry = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** Slug, unique in its voivodeship. */
  key: Schema.String,
  param: Schema.String,
  voivodeship: Schema.String,
  county: Schema.String,
  /** Commune of a locality without a facility; otherwise empty. */
  commune: Schema.String,
  display_name: Schema.String,
  /** `malopolskie/krakow` (decisions §21). */
  city_cache: Schema.String,
  /** `null` while no facility of the city has coordinates. */
  boundingbox: Schema.NullOr(BoundingBox),
  mobileBoundingbox: Schema.NullOr(BoundingBox),
  /** From 0 to 1, by the logarithm of the number of active facilities. */
  importance: Schema.Number,
  /** Number of active nurseries and kindergartens, as the map shows them; in the cities of a voivodeship, of the requested kinds. */
  facilities: Schema.Number,
}).annotate({ identifier: 'CityEntry' })
export type CityEntry = typeof CityEntry.Type
