import { Schema } from 'effect'
import { type Language, languages, tagOf } from '#core/kernel/language.ts'
import { pagingBody } from '#core/kernel/paging-schemas.ts'
import { orders } from '#core/search/orders.ts'
import { maxCompared } from '#plugins/favourites/contract/limits.ts'
import { GeoSearchBody } from '#plugins/search/contract/geo-search.ts'

/** Most facilities that one search returns. */
export const maxListed = 20

const described = <S extends Schema.Top>(schema: S, description: string) => schema.annotate({ description })
const shortText = Schema.String.check(Schema.isMaxLength(100))
const slug = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,200}$/))

const languageMember = {
  language: Schema.optional(
    described(
      Schema.Literals(['pl', 'uk', 'en']),
      'Language of names and explanations; pl by default. Texts of facilities are never translated.',
    ),
  ),
}

/** Returns the language that an input names by its tag, Polish by default. */
export const languageOf = ({ language }: { readonly language?: string | undefined }): Language =>
  languages.find((one) => tagOf[one] === language) ?? 'pl'

export const FindPlaceInput = Schema.Struct({
  query: described(
    GeoSearchBody.fields.query,
    'Name of a city, village or district, or of a facility: "Kraków", "Krowodrza", "Słoneczko".',
  ),
  ...languageMember,
})

/** One filter: some of its options, the ends of a range, or `true`. */
const FilterValue = Schema.Union([
  Schema.Literal(true),
  Schema.Array(shortText).check(Schema.isMinLength(1), Schema.isMaxLength(100)),
  Schema.Struct({ min: Schema.optional(Schema.Finite), max: Schema.optional(Schema.Finite) }),
])

/** Filters by key. */
export type RequestedFilters = Readonly<Record<string, typeof FilterValue.Type>>

export const SearchFacilitiesInput = Schema.Struct({
  place: described(shortText, 'City as find_place returns it, "malopolskie/krakow", or its name where only one city has it.'),
  district: Schema.optional(described(slug, 'Slug of a district of the city, as find_place returns it.')),
  filters: Schema.optional(
    described(
      Schema.Record(Schema.String, FilterValue),
      'Filters by key, as explain_filters lists them: {"category": ["zlobki"], "price": {"max": 1500}, "has_vacancies": true}. Of several values of one filter any is enough; all filters must match.',
    ),
  ),
  sort: Schema.optional(described(Schema.Literals(orders), 'Order; recommended by default. Payments to Kredka influence none.')),
  page: pagingBody.page,
  limit: Schema.optional(
    described(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxListed })), 'Facilities on a page; 10 by default.'),
  ),
  ...languageMember,
})

export const GetFacilityInput = Schema.Struct({
  slug: described(slug, 'Slug of the facility, as the other tools return it.'),
  ...languageMember,
})

export const CompareInput = Schema.Struct({
  slugs: described(
    Schema.Array(slug).check(Schema.isMinLength(1), Schema.isMaxLength(maxCompared)),
    'Slugs of two to four facilities, as the other tools return them.',
  ),
  ...languageMember,
})

export const ExplainFiltersInput = Schema.Struct({ ...languageMember })
