import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import type { Json } from '#core/kernel/json.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilityCard } from './facility-card.ts'
import type { ListQuery } from './list-query.ts'
import type { ListedCard } from './listed-card.ts'

/** Facility cards for other plugins. */
export interface FacilityCards {
  /** Returns the cards of active facilities in the order of the ids, as JSON; facilities that no longer exist are left out. */
  byIds(ids: readonly string[]): Effect.Effect<Json<readonly FacilityCard[]>>
  /** Returns the same cards with what a list on a page shows besides. */
  listed(ids: readonly string[]): Effect.Effect<readonly ListedCard[]>
}
export const FacilityCards = token<FacilityCards>('catalogue/FacilityCards')

/** Facilities of a city's list, with the filters of its address. */
export interface ListMatches {
  /** Returns the ids of at most `limit` of those that match, the recommended ones first, and how many match. */
  find(list: ListQuery, limit: number): Effect.Effect<{ readonly ids: readonly string[]; readonly total: number }>
}
export const ListMatches = token<ListMatches>('catalogue/ListMatches')

/** Page of a city in the catalogue, by the words of its address. */
export interface CityPagePlace {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
}

/** Texts of the pages of cities for search engines. */
export interface CityHeads {
  /** Returns those that a page has by itself, without a description; `null` where there is no such page. */
  usual(place: CityPagePlace, language: Language): Effect.Effect<{ readonly title: string; readonly description: string } | null>
}
export const CityHeads = token<CityHeads>('catalogue/CityHeads')
