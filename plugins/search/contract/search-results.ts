import type { Page } from '#core/kernel/paging.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'
import type { UnmetWish } from './unmet-wish.ts'

/** A city or district with its link target. */
export interface PlaceView {
  readonly label: string
  readonly facilities: number | null
  /** `malopolskie/krakow`. */
  readonly city: string
  /** Slug of a district. */
  readonly district: string | null
}

/** Words that the search understood, as a chip: a place, or options of filters. */
export interface UnderstoodWords {
  readonly kind: 'place' | 'filter'
  /** Name of the place; empty for filters, whose label follows from the selection. */
  readonly label: string
  readonly selection: FacetSelection
  /** The search text without these words. */
  readonly without: string
  /** Number of results without these words; only if there are no results. */
  readonly total: number | null
}

/** Link to the search of one of several localities with a name, or of those in a voivodeship. */
export interface LocalityOption {
  /** Distinction from localities of the same name: `powiat rawski, łódzkie`. */
  readonly label: string
  readonly text: string
  readonly facilities: number
  /** Number of localities behind the link. */
  readonly localities: number
}

/**
 * The locality whose name the whole text is. `choice`: which one of several is meant, or of a locality and the
 * facilities of that name. `nearest`: it has none of what is searched, and the facilities are the nearest ones: none
 * at all, no nursery or kindergarten, or none that meets the `conditions`.
 */
export type NamedLocality =
  | { readonly kind: 'choice'; readonly name: string; readonly options: readonly LocalityOption[] }
  | { readonly kind: 'nearest'; readonly name: string; readonly label: string; readonly lacks: 'facility' | 'childcare' | 'conditions' }

/** Results of a search text. */
export interface SearchResults {
  readonly text: string
  readonly availableFacets: readonly AvailableFacet[]
  readonly understood: readonly UnderstoodWords[]
  /** Wishes that no filter expresses; the results need not meet them. */
  readonly unmet: readonly UnmetWish[]
  /** Nothing matches exactly; the results contain similar words. */
  readonly corrected: boolean
  /** Street or postcode that the text names, from which distances are measured; `sorted`: the results are in their order. */
  readonly near: { readonly label: string; readonly sorted: boolean } | null
  /** Words that were left out because nothing matches all. */
  readonly ignored: readonly string[]
  /** The same words as names only, without filters, if these have other results. */
  readonly literal: { readonly text: string; readonly total: number } | null
  readonly locality: NamedLocality | null
  readonly places: readonly PlaceView[]
  /** Query of the map page with the same results; `null` if other words than places and filters were searched. */
  readonly mapQuery: QueryParams | null
  readonly facilities: Page<ListedCard & WithSlotData>
  /** ISO date. */
  readonly today: string
}
