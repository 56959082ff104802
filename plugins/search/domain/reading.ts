import type { Point } from '#core/kernel/distance.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Area } from '#core/search/facility-index.port.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import type { ListOrder } from '#core/search/orders.ts'
import type { PlaceRelation, QuestionTopic, UnmetReason } from '#core/search/reading/meaning.ts'
import type { SearchText } from '#core/search/reading/search-text.ts'

/** Part of a text that is a condition or an order of the search; each is shown as a chip. */
export type ReadCriterion = { readonly tokens: readonly number[] } & (
  | { readonly kind: 'filter'; readonly selection: FacetSelection }
  | {
      readonly kind: 'place'
      readonly places: readonly NamedPlace[]
      readonly relation: PlaceRelation
      readonly areas: readonly Area[]
      readonly centre: Point | null
      /** Radius around the place; `null` inside its border. */
      readonly metres: number | null
    }
  /** Street or postcode. */
  | { readonly kind: 'address'; readonly label: string; readonly centre: Point; readonly metres: number }
  /** Words that names or addresses of facilities contain; `ids`: those whose whole name they are. */
  | { readonly kind: 'name'; readonly in: 'name' | 'address'; readonly words: readonly string[]; readonly ids: readonly string[] }
  | { readonly kind: 'order'; readonly order: ListOrder }
)

/** Places of one name among which the user has to choose. */
export interface PlaceChoice {
  readonly tokens: readonly number[]
  readonly places: readonly NamedPlace[]
}

/** Meaning of a whole text. Every word is in a part, joins words, or is named as unmet or not understood. */
export interface Reading {
  readonly text: SearchText
  readonly parts: readonly ReadCriterion[]
  readonly choice: PlaceChoice | null
  readonly unmet: readonly { readonly tokens: readonly number[]; readonly reason: UnmetReason }[]
  /** Tokens that nothing means. */
  readonly unread: readonly number[]
  /** Streets and postcodes, whose point depends on the city. */
  readonly addresses: readonly { readonly tokens: readonly number[]; readonly text: string }[]
  readonly questions: readonly QuestionTopic[]
  readonly isOffTopic: boolean
  /** All words stand in the name of one facility. */
  readonly isName: boolean
  /** Ids of facilities whose whole name the text is, whatever else it means. */
  readonly named: readonly string[]
}

/** Returns whether a reading is a search: nothing has to be chosen before, and there is a condition or an order. */
export const isSearch = ({ text, parts, choice, isOffTopic }: Reading): boolean =>
  text.tokens.length > 0 && choice === null && !isOffTopic && parts.length > 0
