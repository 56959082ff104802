import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import type { Order } from '../contract/order.ts'
import type { CatalogueCity, CountedPlace, ListTotals } from '../contract/regions.ts'
import type { FacilityQuery } from './facility-query.ts'

export type { ListTotals }

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
}

/** Page and order of a list; `offset` replaces that of the page. */
export interface ListPaging {
  readonly page: number
  readonly offset?: number
  readonly limit: number
  readonly order?: Order
}

/** Read model of the catalogue. Counts come from the table `facility_count`. */
export interface Catalogue {
  /** Counts active facilities by voivodeship, with the five largest cities each; `null` counts all categories. */
  voivodeships(
    category: Category | null,
  ): Effect.Effect<readonly { readonly slug: string; readonly count: number; readonly cities: readonly CountedPlace[] }[]>
  /** Lists the cities of a voivodeship, A to Z by Polish collation. */
  cities(category: Category, voivodeship: string): Effect.Effect<readonly CountedPlace[]>
  /** Summarises each category for the landing page and the footer: its total and the cities with most facilities, up to a number. */
  overviews(cities: number): Effect.Effect<readonly CategoryOverview[]>
  /** Finds a city with its districts; fails if no facility is listed there. */
  city(category: Category, voivodeship: string, city: string): Effect.Effect<CatalogueCity, CataloguePageNotFound>
  /** Returns the city where most facilities are now that an import has moved out of a city; `null` if there are none. */
  successor(
    category: Category,
    voivodeship: string,
    city: string,
  ): Effect.Effect<{ readonly voivodeship: string; readonly city: string } | null>
  /** Returns one page of facilities by a query that the search index cannot answer, by name by default, and their totals. */
  facilities(query: FacilityQuery, paging: ListPaging): Effect.Effect<ListTotals & { readonly cards: readonly ListedCard[] }>
  /** Lists recommended facilities by `bestRule`, primary schools only where their kind is selected. */
  recommended(query: FacilityQuery, limit: number): Effect.Effect<readonly ListedCard[]>
}
export const Catalogue = token<Catalogue>('catalogue/Catalogue')

/** Pages of voivodeships, cities and districts for the sitemap. */
export const PlacePages = token<SitemapPages>('catalogue/PlacePages')
