import { Schema } from 'effect'
import { pagingBody } from '#core/kernel/paging-schemas.ts'
import { toolLanguage } from '#core/plugin/tool-language.ts'
import { orders } from '#core/search/orders.ts'

/** Most facilities that one search returns. */
export const maxListed = 20

const shortText = Schema.String.check(Schema.isMaxLength(100))
const slug = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{1,200}$/))

/** One filter: some of its options, the ends of a range, or `true`. */
const FilterValue = Schema.Union([
  Schema.Literal(true),
  Schema.Array(shortText).check(Schema.isMinLength(1), Schema.isMaxLength(100)),
  Schema.Struct({ min: Schema.optional(Schema.Finite), max: Schema.optional(Schema.Finite) }),
])

/** Filters by key. */
export type RequestedFilters = Readonly<Record<string, typeof FilterValue.Type>>

const filtersText =
  'Filters by key, as explain_filters lists them: {"category": ["zlobki"], "price": {"max": 1500}, "family_cost": {"max": 800}, "has_vacancies": true}. Of several values of one filter any is enough; all filters must match. `none_of` names the filter that excludes values instead: {"not_ownership": ["katolicka"]}. Hours are minutes since midnight: {"closes": {"min": 1050}} is open until 17:30 or later.'

/** Input of the tool `search_facilities`. */
export const SearchFacilitiesInput = Schema.Struct({
  place: shortText.annotate({
    description: 'City as find_place returns it, "malopolskie/krakow", or its name where only one city has it.',
  }),
  district: Schema.optional(slug.annotate({ description: 'Slug of a district of the city, as find_place returns it.' })),
  filters: Schema.optional(Schema.Record(Schema.String, FilterValue).annotate({ description: filtersText })),
  sort: Schema.optional(
    Schema.Literals(orders).annotate({ description: 'Order; recommended by default. Payments to Kredka influence none.' }),
  ),
  page: pagingBody.page,
  limit: Schema.optional(
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxListed })).annotate({
      description: 'Facilities on a page; 10 by default.',
    }),
  ),
  ...toolLanguage,
})

/** Input of the tool `get_facility`. */
export const GetFacilityInput = Schema.Struct({
  slug: slug.annotate({ description: 'Slug of the facility, as the other tools return it.' }),
  ...toolLanguage,
})

/** Input of the tool `explain_filters`. */
export const ExplainFiltersInput = Schema.Struct(toolLanguage)
