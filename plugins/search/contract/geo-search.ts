import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { CityEntry } from '#plugins/places/contract/city-entry.ts'

/** Longest text that is looked for, characters. */
export const longestQuery = 100

const words = Schema.optional(Schema.Array(Schema.String.check(Schema.isMaxLength(100))).check(Schema.isMaxLength(100)))

/** Body of `POST /api/v1/geo-search` (specification §7): words by value or address part; `language` is that of names and headings, Polish unless told. */
export const GeoSearchBody = Schema.Struct({
  query: Schema.String.check(Schema.isMaxLength(longestQuery)),
  required_ownership: words,
  required_specialization: words,
  accepted_status: words,
  language: Schema.optional(Schema.Literals(languages)),
})
export type GeoSearchBody = typeof GeoSearchBody.Type

/** A district as an answer has it. */
export const DistrictView = Schema.Struct({
  name: Schema.String,
  slug: Schema.String,
  city: Schema.String,
  /** `mazowieckie/warszawa`. */
  city_cache: Schema.String,
})

/** A facility as an answer has it. */
export const FacilityFound = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.String,
  city: Schema.String,
  voivodeship: Schema.String,
})

/** What another plugin suggests; `href` is a path without language prefix. */
export const GroupView = Schema.Struct({
  key: Schema.String,
  label: Schema.String,
  items: Schema.Array(Schema.Struct({ label: Schema.String, note: Schema.NullOr(Schema.String), href: Schema.String })),
})

/** The answer, at most eight of each; of an empty query the 18 default cities. A locality without a facility has an empty `city_cache`. */
export const GeoSearchAnswer = Schema.Struct({
  cities: Schema.Array(CityEntry),
  districts: Schema.Array(DistrictView),
  facilities: Schema.Array(FacilityFound),
  groups: Schema.Array(GroupView),
})
export type GeoSearchAnswer = typeof GeoSearchAnswer.Type
