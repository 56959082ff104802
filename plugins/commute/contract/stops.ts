import { Schema } from 'effect'

/** Most facilities that are sorted at once: more than any city has. */
export const maxStops = 2000

/** Facility with exact coordinates, EPSG:4326 degrees; hours of a working day in minutes since midnight. */
export const StopView = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  address: Schema.String,
  longitude: Schema.Number,
  latitude: Schema.Number,
  open_at: Schema.NullOr(Schema.Number),
  close_at: Schema.NullOr(Schema.Number),
}).annotate({ identifier: 'Stop' })
export type StopView = typeof StopView.Type

/** Street with a point in it. */
export const StreetView = Schema.Struct({ name: Schema.String, longitude: Schema.Number, latitude: Schema.Number }).annotate({
  identifier: 'Street',
})
export type StreetView = typeof StreetView.Type

/** Facilities of a list with exact coordinates, and the streets of the city, in which a browser finds home and work. */
export const StopList = Schema.Struct({
  stops: Schema.Array(StopView),
  streets: Schema.Array(StreetView),
  /** Facilities that match but have no exact coordinates. */
  unlocated: Schema.Number,
  /** A routing service knows times along roads (`listRoads`). */
  hasRoads: Schema.Boolean,
})
export type StopList = typeof StopList.Type
