import { Schema } from 'effect'

/** South, north, west, east in EPSG:4326 degrees, in the order of the open geocoder. */
export const BoundingBox = Schema.Tuple([Schema.Number, Schema.Number, Schema.Number, Schema.Number])

/** A city as the specification's map entry has it (§3, "City entry for the map"). */
export const CityEntry = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** Address part, unique in its voivodeship. */
  key: Schema.String,
  param: Schema.String,
  voivodeship: Schema.String,
  county: Schema.String,
  display_name: Schema.String,
  /** `malopolskie/krakow` (decisions §21). */
  city_cache: Schema.String,
  /** `null` while no facility of the city has a point. */
  boundingbox: Schema.NullOr(BoundingBox),
  mobileBoundingbox: Schema.NullOr(BoundingBox),
  /** 0 to 1, by the logarithm of its active facilities. */
  importance: Schema.Number,
  /** Active facilities. */
  facilities: Schema.Number,
}).annotate({ identifier: 'CityEntry' })
export type CityEntry = typeof CityEntry.Type
