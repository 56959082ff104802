import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PlaceCase } from '#core/places/place-forms.ts'
import type { FacetSelection } from './facet-selection.ts'
import type { IndexQuery, IndexSlice } from './facility-index.port.ts'

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
  /** Counties with facilities. */
  readonly counties: readonly FoundCounty[]
  readonly facilities: readonly FoundFacility[]
}

/** District or quarter as a text names it, with its middle; a quarter has no border and no list of its own facilities. */
export interface NamedDistrict extends FoundDistrict {
  readonly voivodeship: string
  readonly longitude: number | null
  readonly latitude: number | null
  readonly facilities: number
}

/** County that an adjective names. */
export interface FoundCounty {
  /** `wielicki`. */
  readonly name: string
  readonly voivodeship: string
  /** Its cities with facilities: `malopolskie/wieliczka`. */
  readonly cities: readonly string[]
  readonly facilities: number
}

/** City or other locality, district, quarter, county or voivodeship. */
export type NamedPlace =
  | { readonly kind: 'city'; readonly city: FoundCity }
  | { readonly kind: 'district' | 'quarter'; readonly part: NamedDistrict }
  | { readonly kind: 'county'; readonly county: FoundCounty }
  | { readonly kind: 'voivodeship'; readonly voivodeship: string }

/** Span of words that is the whole name of places in some grammatical cases, or in which nothing but a letter is wrong. */
export interface PlaceSpan {
  readonly from: number
  readonly to: number
  readonly cases: readonly PlaceCase[]
  /** The name has one letter more, less or other. */
  readonly similar: boolean
  /** The span is only the beginning of the name: `Gorzów`. */
  readonly short: boolean
  /** The best known first. */
  readonly places: readonly NamedPlace[]
}

/** Span of words that is the whole name of facilities, without the words that names are compared without. */
export interface FacilitySpan {
  readonly from: number
  readonly to: number
  /** At most 50, those that lists show first. */
  readonly ids: readonly string[]
}

/** Span of words that all stand in the name of one facility or, if none has them, in its address. */
export interface NameSpan {
  readonly from: number
  readonly to: number
  readonly in: 'name' | 'address'
  /** Nothing has the words as typed, but with a typing error. */
  readonly similar: boolean
}

/** Names in a text: of places, of facilities, and words of names of facilities. */
export interface NamesInText {
  readonly places: readonly PlaceSpan[]
  readonly facilities: readonly FacilitySpan[]
  readonly names: readonly NameSpan[]
}

/** Words that names must contain; facilities only of an area and a selection. */
export interface NameQuery extends IndexQuery {
  readonly words: readonly string[]
}

/** Facilities whose names contain words, most relevant first unless an order is requested. */
export interface NameMatches {
  /** The facilities of the requested slice. */
  readonly ids: readonly string[]
  readonly total: number
  /** Nothing contains the words; the results contain similar ones. */
  readonly corrected: boolean
}

/** In-memory index of the names of places and facilities, with the same version as the facility index. */
export interface NameIndex {
  /**
   * Returns at most `limit` matches of each kind; normalized text, prefix matches before matches with typing errors;
   * facilities only of the selection.
   */
  suggest(text: string, selection: FacetSelection, limit: number): Effect.Effect<FoundNames>
  /** Finds the names in a text, given as its normalized words and as typed. */
  read(words: readonly string[], text: string): Effect.Effect<NamesInText>
  /** Searches facilities by words of their names. */
  search(query: NameQuery, slice: IndexSlice): Effect.Effect<NameMatches>
}
export const NameIndex = token<NameIndex>('core/NameIndex')
