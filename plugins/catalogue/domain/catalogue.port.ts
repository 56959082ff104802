import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Category } from '#core/facilities/category.ts'
import type { SitemapEntry } from '#core/plugin/sitemap.ts'
import type { FacilityCard } from '../contract/facility-card.ts'
import type { Order } from '../contract/order.ts'
import type { CatalogueCity, CountedPlace } from '../contract/regions.ts'
import type { FacilityQuery } from './facility-query.ts'

/** No catalogue page has this URL: unknown voivodeship, city, district or page number. */
export class CataloguePageNotFound extends Failure('CataloguePageNotFound', 'not-found') {}

/** A city with its voivodeship and its number of facilities. */
export interface CountedCity extends CountedPlace {
  readonly voivodeship: string
}

/** Summary of a category for the layout: footer and landing page. */
export interface CategoryOverview {
  readonly category: Category
  /** Active facilities in the country. */
  readonly total: number
  readonly cities: readonly CountedCity[]
  readonly recommended: readonly FacilityCard[]
}

/** Read model of the catalogue. Counts come from the table `facility_count`. */
export interface Catalogue {
  /** Counts active facilities by voivodeship, with the five largest cities each; `null` counts all categories. */
  voivodeships(
    category: Category | null,
  ): Effect.Effect<readonly { readonly slug: string; readonly count: number; readonly cities: readonly CountedPlace[] }[]>
  /** Lists the cities of a voivodeship, A to Z by Polish collation. */
  cities(category: Category, voivodeship: string): Effect.Effect<readonly CountedPlace[]>
  /** Summarises each category for the landing page and the footer: the cities with most facilities, and recommended facilities. */
  overviews(limits: { readonly cities: number; readonly recommended: number }): Effect.Effect<readonly CategoryOverview[]>
  /** Finds a city with its districts. */
  city(category: Category, voivodeship: string, city: string): Effect.Effect<CatalogueCity, CataloguePageNotFound>
  /** Returns one page of facilities, by name by default, and their total. `knownTotal`: the total where the caller has it already. */
  facilities(
    query: FacilityQuery,
    paging: { readonly page: number; readonly limit: number; readonly order?: Order; readonly knownTotal?: number },
  ): Effect.Effect<{ readonly total: number; readonly cards: readonly FacilityCard[] }>
  /** Lists recommended facilities; suspended ones are left out. */
  recommended(query: FacilityQuery, limit: number): Effect.Effect<readonly FacilityCard[]>
  /** Lists a slice of the indexable pages for the sitemap. */
  sitemapSlice(
    after: string | null,
    limit: number,
  ): Effect.Effect<{ readonly entries: readonly SitemapEntry[]; readonly last: string | null }>
}
export const Catalogue = token<Catalogue>('catalogue/Catalogue')
