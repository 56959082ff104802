import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import type { Point } from '#core/kernel/distance.ts'
import { token } from '#core/kernel/token.ts'

/** City with facilities of a category, and the names of its districts that have some. */
export interface ListedCity {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly districts: readonly string[]
}

/** All facilities that count, as quarters are counted from them. */
export interface LocatedFacilities {
  /** Returns the points of those whose address is known. */
  points(): Effect.Effect<readonly (Point & { readonly category: Category })[]>
  cities(): Effect.Effect<readonly ListedCity[]>
}
export const LocatedFacilities = token<LocatedFacilities>('catalogue/LocatedFacilities')
