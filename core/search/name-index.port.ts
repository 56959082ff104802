import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from './facet-selection.ts'

/** City or other locality of the gazetteer, as suggested by the type-ahead. */
export interface FoundCity {
  readonly name: string
  readonly voivodeship: string
  readonly county: string
  /** Empty when unknown. */
  readonly commune: string
  /** `malopolskie/krakow`; `null` for a locality without facilities. */
  readonly cityCache: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  /** Number of nurseries and kindergartens. */
  readonly facilities: number
}

/** District of a city, or a quarter, which is known by its point alone. */
export interface FoundDistrict {
  readonly kind: 'district' | 'quarter'
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
  /** Invented, for demonstrations and tests. */
  readonly made: boolean
}

/** Matches of a partial text, best first. */
export interface FoundNames {
  readonly cities: readonly FoundCity[]
  /** Districts and quarters. */
  readonly districts: readonly FoundDistrict[]
  readonly facilities: readonly FoundFacility[]
}

/** Submitted text as words, in the order in which they were typed; facilities only of the selection. */
export interface NameQuery {
  readonly words: readonly string[]
  readonly selection: FacetSelection
  readonly offset: number
  readonly limit: number
}

/** City or district. */
export type NamedPlace =
  | { readonly kind: 'city'; readonly city: FoundCity }
  | { readonly kind: 'district'; readonly district: FoundDistrict }

/** Facilities that match a submitted text, most relevant first. */
export interface NameMatches {
  /** The facilities from `offset` on, at most `limit`. */
  readonly ids: readonly string[]
  readonly total: number
  /** Place that the results are limited to, and the words that name it. */
  readonly place: (NamedPlace & { readonly words: readonly number[] }) | null
  /** Nothing matches exactly; the results contain similar words. */
  readonly corrected: boolean
  /** Words that were left out because nothing matches all. */
  readonly ignored: readonly number[]
}

/** The only place or facility with exactly one name. */
export type ExactName = NamedPlace | { readonly kind: 'facility'; readonly facility: FoundFacility }

/** Localities whose whole name some words are. */
export interface NamedLocalities {
  /** Those with most facilities first; one of several with the same name, commune and county. */
  readonly localities: readonly FoundCity[]
  /** The words are the name as written, not in another grammatical case. */
  readonly exact: boolean
  /** The words contain a commune, county or voivodeship besides the name. */
  readonly qualified: boolean
  /** Some facility's own name contains the words too. */
  readonly inFacilityNames: boolean
}

/** In-memory index of the names of places and facilities, with the same version as the facility index. */
export interface NameIndex {
  /**
   * Returns at most `limit` matches of each kind; normalized text, prefix matches before matches with typing errors;
   * facilities only of the selection.
   */
  suggest(text: string, selection: FacetSelection, limit: number): Effect.Effect<FoundNames>
  /** Searches facilities by name, place, address and type; without words all of the selection. */
  search(query: NameQuery): Effect.Effect<NameMatches>
  /** Returns the only place or facility of exactly this name; `null` if there is none or another could be meant. */
  exact(words: readonly string[]): Effect.Effect<ExactName | null>
  /** Finds the localities, with and without facilities, whose whole name the words are, alone or with commune, county or voivodeship. */
  localities(words: readonly string[]): Effect.Effect<NamedLocalities>
}
export const NameIndex = token<NameIndex>('core/NameIndex')
