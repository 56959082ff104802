import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { token } from '#core/kernel/token.ts'
import type { Quarter } from '#plugins/places/contract/queries.ts'

/** Metres from the point of a quarter within which its page lists facilities. */
export const quarterMetres = 2000

/** Quarter with its number of facilities near it, some minutes old. */
export interface CountedQuarter extends Quarter {
  readonly category: Category
  readonly count: number
}

/**
 * Quarters that have a page for search engines: three facilities of the category are near, some are in the city, and
 * none of its districts has the name. Their counts are some minutes old.
 */
export interface QuarterPages {
  /** Returns those of a category in a city (slugs) from A to Z. */
  inCity(category: Category, city: { readonly voivodeship: string; readonly city: string }): Effect.Effect<readonly CountedQuarter[]>
  /** Returns those of both categories and all towns, in an order that stays. */
  all(): Effect.Effect<readonly CountedQuarter[]>
}
export const QuarterPages = token<QuarterPages>('catalogue/QuarterPages')
