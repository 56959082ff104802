import { Schema } from 'effect'
import { RequestedStatuses } from '#core/facilities/requested-statuses.ts'
import { languages } from '#core/kernel/language.ts'
import { CityEntry } from '#plugins/places/contract/city-entry.ts'
import { maxQueryLength } from './limits.ts'

const values = Schema.optional(Schema.Array(Schema.String.check(Schema.isMaxLength(100))).check(Schema.isMaxLength(100)))

/**
 * Body of `POST /api/v1/geo-search` (specification §7): values are option values or slugs; `language` is that of names
 * and headings, Polish by default.
 */
export const GeoSearchBody = Schema.Struct({
  query: Schema.String.check(Schema.isMaxLength(maxQueryLength)),
  required_ownership: values,
  required_specialization: values,
  accepted_status: RequestedStatuses,
  language: Schema.optional(Schema.Literals(languages)),
})
export type GeoSearchBody = typeof GeoSearchBody.Type

/** A district in the response, or a quarter, which no register names: it is searched by its name, and its city. */
export const DistrictView = Schema.Struct({
  kind: Schema.Literals(['district', 'quarter']),
  name: Schema.String,
  slug: Schema.String,
  city: Schema.String,
  /** `mazowieckie/warszawa`. */
  city_cache: Schema.String,
})

/** A county in the response, with its nurseries and kindergartens; it is searched by its name, `powiat wielicki, małopolskie`. */
export const CountyView = Schema.Struct({
  name: Schema.String,
  voivodeship: Schema.String,
  /** In the language of the request. */
  display_name: Schema.String,
  facilities: Schema.Number,
})

/** A facility in the response. */
export const FacilityMatch = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.String,
  city: Schema.String,
  voivodeship: Schema.String,
})

/** Suggestions of another plugin; `href` is a path without language prefix. */
export const GroupView = Schema.Struct({
  key: Schema.String,
  label: Schema.String,
  items: Schema.Array(Schema.Struct({ label: Schema.String, note: Schema.NullOr(Schema.String), href: Schema.String })),
})

/**
 * Response with at most eight items of each kind; for an empty query the 18 default cities. A locality without a
 * facility has an empty `city_cache`.
 */
export const GeoSearchResponse = Schema.Struct({
  cities: Schema.Array(CityEntry),
  districts: Schema.Array(DistrictView),
  counties: Schema.Array(CountyView),
  facilities: Schema.Array(FacilityMatch),
  groups: Schema.Array(GroupView),
})
export type GeoSearchResponse = typeof GeoSearchResponse.Type
