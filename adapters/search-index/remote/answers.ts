import { Schema } from 'effect'
import { Seen } from './questions.ts'

const Ids = Schema.Array(Schema.String)
const Box = Schema.Struct({ west: Schema.Number, south: Schema.Number, east: Schema.Number, north: Schema.Number })
const matches = { ids: Ids, total: Schema.Number, unlocated: Schema.Number, version: Schema.String }

const City = Schema.Struct({
  name: Schema.String,
  voivodeship: Schema.String,
  county: Schema.String,
  commune: Schema.String,
  cityCache: Schema.NullOr(Schema.String),
  longitude: Schema.NullOr(Schema.Number),
  latitude: Schema.NullOr(Schema.Number),
  facilities: Schema.Number,
})
const District = Schema.Struct({
  kind: Schema.Literals(['district', 'quarter']),
  name: Schema.String,
  slug: Schema.String,
  city: Schema.String,
  cityCache: Schema.String,
})
const Facility = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.String,
  city: Schema.String,
  district: Schema.NullOr(Schema.String),
  voivodeship: Schema.String,
  made: Schema.Boolean,
})
const Part = Schema.Struct({
  ...District.fields,
  voivodeship: Schema.String,
  longitude: Schema.NullOr(Schema.Number),
  latitude: Schema.NullOr(Schema.Number),
  facilities: Schema.Number,
})
const County = Schema.Struct({
  name: Schema.String,
  voivodeship: Schema.String,
  cities: Schema.Array(Schema.String),
  facilities: Schema.Number,
})
const Place = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('city'), city: City }),
  Schema.Struct({ kind: Schema.Literals(['district', 'quarter']), part: Part }),
  Schema.Struct({ kind: Schema.Literal('county'), county: County }),
  Schema.Struct({ kind: Schema.Literal('voivodeship'), voivodeship: Schema.String }),
])
const span = { from: Schema.Number, to: Schema.Number }
const Count = Schema.Struct({ total: Schema.Number, matching: Schema.Number })

const decoded = Schema.decodeUnknownSync

/** Decoders of the answers, by question. */
export const decodeAnswer = {
  find: decoded(Schema.Struct({ ...matches, listed: Schema.Number, rated: Schema.Number })),
  cluster: decoded(
    Schema.Struct({
      ...matches,
      clusters: Schema.Array(
        Schema.Struct({
          id: Schema.String,
          count: Schema.Number,
          longitude: Schema.Number,
          latitude: Schema.Number,
          box: Box,
          expansionZoom: Schema.Number,
        }),
      ),
      singles: Schema.Array(Schema.Struct({ id: Schema.String, longitude: Schema.Number, latitude: Schema.Number })),
    }),
  ),
  count: decoded(
    Schema.Struct({
      total: Schema.Number,
      facets: Schema.Record(Schema.String, Schema.Record(Schema.String, Count)),
    }),
  ),
  suggest: decoded(
    Schema.Struct({
      cities: Schema.Array(City),
      districts: Schema.Array(District),
      counties: Schema.Array(County),
      facilities: Schema.Array(Facility),
    }),
  ),
  search: decoded(Schema.Struct({ ids: Ids, total: Schema.Number, corrected: Schema.Boolean })),
  read: decoded(
    Schema.Struct({
      places: Schema.Array(
        Schema.Struct({
          ...span,
          cases: Schema.Array(Schema.Literals(['nominative', 'genitive', 'locative', 'instrumental'])),
          similar: Schema.Boolean,
          short: Schema.Boolean,
          places: Schema.Array(Place),
        }),
      ),
      facilities: Schema.Array(Schema.Struct({ ...span, ids: Ids })),
      names: Schema.Array(Schema.Struct({ ...span, in: Schema.Literals(['name', 'address']), similar: Schema.Boolean })),
    }),
  ),
}

/**
 * Reply of the process that holds the index: its last update, what has changed since the one that the request has seen
 * (`null`: anything may have), and the answer to the question.
 */
export const IndexReply = Schema.Struct({
  ...Seen.fields,
  /** Empty until the first snapshot is loaded. */
  version: Schema.String,
  /** Milliseconds since all changes up to then were applied; `null`: they never were. */
  followedMsAgo: Schema.NullOr(Schema.Number),
  changed: Schema.NullOr(Ids),
  cities: Schema.NullOr(Ids),
  answer: Schema.Unknown,
})
export type IndexReply = typeof IndexReply.Type
