import { Schema } from 'effect'
import { maxQueryLength } from '#plugins/search/contract/limits.ts'

const degrees = Schema.Struct({ long: Schema.Finite, lat: Schema.Finite })
const values = Schema.optional(Schema.Array(Schema.String).check(Schema.isMaxLength(100)))
const grosze = Schema.optional(Schema.Int)

/** Selection of one facet: options by value or slug, a range in the column's unit (`least` and `most` in JSON), or true. */
const SelectedFacet = Schema.Union([
  Schema.Array(Schema.String).check(Schema.isMaxLength(100)),
  Schema.Struct({ min: grosze, max: grosze }).pipe(Schema.encodeKeys({ min: 'least', max: 'most' })),
  Schema.Literal(true),
])

/** Polygon of longitude/latitude points: a list of pairs, or the object of the specification's clients. */
const Polygon = Schema.Union([
  Schema.Array(Schema.Array(Schema.Finite).check(Schema.isMaxLength(3))).check(Schema.isMaxLength(16)),
  Schema.Struct({
    type: Schema.Literal('poly'),
    points: Schema.Array(Schema.Struct({ lng: Schema.Finite, lat: Schema.Finite })).check(Schema.isMaxLength(16)),
  }),
])

/**
 * Body of `POST /search` and `/search/clusters` (specification §7, decisions §21): a city, or an area as a closed
 * polygon of five longitude/latitude points NW→…→NW or as its two corners, or a text, alone or in an area. EPSG:4326
 * degrees; `zoom` counts 512 px tiles.
 */
export const SearchBody = Schema.Struct({
  search_polygon: Schema.optional(Polygon),
  geo_nw: Schema.optional(degrees),
  geo_se: Schema.optional(degrees),
  /** Search text as on the page of results, without names of facilities; an area limits what it means. */
  text: Schema.optional(Schema.NonEmptyString.check(Schema.isMaxLength(maxQueryLength))),
  zoom: Schema.optional(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 24 }))),
  required_specialization: values,
  required_ownership: values,
  accepted_status: values,
  /** `malopolskie/krakow`; empty or null: no city. */
  city_cache: Schema.optional(Schema.NullOr(Schema.String)),
  /** Selected facets of any plugin by key. */
  facets: Schema.optional(Schema.Record(Schema.String, SelectedFacet).check(Schema.isMaxProperties(100))),
})
export type SearchBody = typeof SearchBody.Type
