import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from './facet-selection.ts'

/** City or other locality of the gazetteer, as suggested by the type-ahead. */
export interface FoundCity {
  readonly name: string
  readonly voivodeship: string
  readonly county: string
  /** `malopolskie/krakow`; `null` for a locality without facilities. */
  readonly cityCache: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly facilities: number
}

/** District of a city. */
export interface FoundDistrict {
  readonly name: string
  readonly slug: string
  readonly city: string
  /** `mazowieckie/warszawa`. */
  readonly cityCache: string
}

/** Facility as suggested by the type-ahead. */
export interface FoundFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: string
  readonly city: string
  readonly district: string | null
  readonly voivodeship: string
}

/** Matches of a partial text, best first. */
export interface FoundNames {
  readonly cities: readonly FoundCity[]
  readonly districts: readonly FoundDistrict[]
  readonly facilities: readonly FoundFacility[]
}

/** In-memory index of the names of places and facilities, with the same version as the facility index. */
export interface NameIndex {
  /** Returns at most `limit` matches of each kind; normalized text, prefix matches before matches with typing errors; facilities only of the selection. */
  suggest(text: string, selection: FacetSelection, limit: number): Effect.Effect<FoundNames>
}
export const NameIndex = token<NameIndex>('core/NameIndex')
