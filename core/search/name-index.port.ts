import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from './facet-choice.ts'

/** A city, or another locality of the gazetteer, as the type-ahead finds it. */
export interface FoundCity {
  readonly name: string
  readonly voivodeship: string
  readonly county: string
  /** `malopolskie/krakow`; `null` for a locality without a facility. */
  readonly cityCache: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly facilities: number
}

/** A district of a city that has one. */
export interface FoundDistrict {
  readonly name: string
  readonly slug: string
  readonly city: string
  /** `mazowieckie/warszawa`. */
  readonly cityCache: string
}

/** A facility as the type-ahead finds it. */
export interface FoundFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly city: string
  readonly district: string | null
  readonly voivodeship: string
}

/** What a half-typed text may mean, the likeliest first. */
export interface FoundNames {
  readonly cities: readonly FoundCity[]
  readonly districts: readonly FoundDistrict[]
  readonly facilities: readonly FoundFacility[]
}

/** Names of places and facilities in this process's memory, beside the facility index and of the same version. */
export interface NameIndex {
  /** At most `limit` of each; folded, prefix first, then typing errors; facilities only of the choice. */
  suggest(text: string, choice: FacetSelection, limit: number): Effect.Effect<FoundNames>
}
export const NameIndex = token<NameIndex>('core/NameIndex')
