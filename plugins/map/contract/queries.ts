import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { IndexQuery } from '#core/search/facility-index.port.ts'
import type { QueryParams } from './map-url-state.ts'

/** Search that an address of the map names, for plugins that repeat it. */
export interface UrlSearch extends IndexQuery {
  /** The same search as a query of the map's address, in one form only: `miasto=malopolskie%2Fkrakow&kategoria=przedszkola`. */
  readonly query: string
  /** Name of the searched place, or the searched text; `null` for a part of the map. */
  readonly place: string | null
  /** Places and filters of the searched text in one form, as long as it means the same ones; `null` without a text. */
  readonly meaning: string | null
  /** The same selection, of facilities with free places; `null` where no facet knows them. */
  readonly withFreePlaces: FacetSelection | null
}

/** Reads searches from addresses of the map. */
export interface UrlSearches {
  /** Returns the search of an address; `null` when it names no area: nothing at all, an unknown place, or facilities by their names. */
  read(params: QueryParams): Effect.Effect<UrlSearch | null>
}
export const UrlSearches = token<UrlSearches>('map/UrlSearches')
