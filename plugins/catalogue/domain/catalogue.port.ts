import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Category } from '#core/facilities/category.ts'
import type { SitemapEntry } from '#core/plugin/addresses.ts'
import type { FacilityCard } from '../contract/facility-card.ts'
import type { Order } from '../contract/order.ts'
import type { CatalogueCity, CountedPlace } from '../contract/regions.ts'
import type { FacilityQuery } from './facility-query.ts'

/** No catalogue page has this address: an unknown voivodeship, city, district or page number. */
export class CataloguePageNotFound extends Failure('CataloguePageNotFound', 'not-found') {}

/** A counted city with its voivodeship. */
export interface CountedCity extends CountedPlace {
  readonly voivodeship: string
}

/** A category as the frame shows it. */
export interface FrontOfCategory {
  readonly category: Category
  /** Active facilities in the country. */
  readonly total: number
  readonly cities: readonly CountedCity[]
  readonly recommended: readonly FacilityCard[]
}

/** What the catalogue reads. Counts are the kept ones. */
export interface Catalogue {
  /** Active facilities by voivodeship, with the five largest cities each; `null`: of all categories. */
  voivodeships(
    category: Category | null,
  ): Effect.Effect<readonly { readonly slug: string; readonly count: number; readonly cities: readonly CountedPlace[] }[]>
  /** Cities of a voivodeship, A to Z by Polish collation. */
  cities(category: Category, voivodeship: string): Effect.Effect<readonly CountedPlace[]>
  /** What the front door and the footer show of each category: the cities with most facilities, and the recommended ones. */
  front(limits: { readonly cities: number; readonly recommended: number }): Effect.Effect<readonly FrontOfCategory[]>
  city(category: Category, voivodeship: string, city: string): Effect.Effect<CatalogueCity, CataloguePageNotFound>
  /** One page of facilities, by name unless told, and how many there are in all. `known`: the total, where it is kept. */
  facilities(
    query: FacilityQuery,
    paging: { readonly page: number; readonly limit: number; readonly order?: Order; readonly known?: number },
  ): Effect.Effect<{ readonly total: number; readonly cards: readonly FacilityCard[] }>
  /** Recommended facilities; those that have suspended their work are none. */
  best(query: FacilityQuery, limit: number): Effect.Effect<readonly FacilityCard[]>
  /** Addresses of indexable catalogue pages. */
  addresses(after: string | null, limit: number): Effect.Effect<{ readonly entries: readonly SitemapEntry[]; readonly last: string | null }>
}
export const Catalogue = token<Catalogue>('catalogue/Catalogue')
