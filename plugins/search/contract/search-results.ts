import type { FacilityAnswer } from '#core/facilities/facility-answers.port.ts'
import type { Page } from '#core/kernel/paging.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { ListOrder } from '#core/search/orders.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import type { PlaceRelation, UnmetReason } from '#core/search/reading/meaning.ts'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'

/** A city or district with its link target. */
export interface PlaceView {
  readonly label: string
  readonly facilities: number | null
  /** `malopolskie/krakow`. */
  readonly city: string
  /** Slug of a district. */
  readonly district: string | null
}

/** Part of the text that the search applies, as a chip: filters, a place or address, words of names, an order. */
export interface UnderstoodCriterion {
  readonly kind: 'filter' | 'place' | 'address' | 'name' | 'order'
  /** As typed. */
  readonly words: string
  /** Names of places, address, words of names; empty for filters and orders, whose label follows from them. */
  readonly label: string
  readonly selection: FacetSelection
  readonly order: ListOrder | null
  readonly relation: PlaceRelation | null
  /** Radius of a place, metres; `null` inside its border. */
  readonly metres: number | null
  /** The search text without this part. */
  readonly without: string
  /** The same search within other distances, metres; empty where there is no circle. */
  readonly distances: readonly { readonly metres: number; readonly text: string }[]
}

/** Words that are no condition, with the reason; `unknown`: nothing is known about them. */
export interface NotApplied {
  readonly words: string
  readonly reason: UnmetReason | 'unknown'
}

/** Link to the search of one of several places with a name, or of those in a voivodeship. */
export interface PlaceOption {
  /** Distinction from places of the same name: `powiat rawski, łódzkie`. */
  readonly label: string
  /** Commune and county of a locality: `gmina Sadkowice, powiat rawski`; empty for what is not one. */
  readonly where: string
  readonly text: string
  readonly facilities: number
  /** Number of places behind the link. */
  readonly places: number
}

/**
 * Nothing meets all conditions, so that the results are others: nearest to the place, or without the conditions that
 * cost least (`left`: as typed), with the parts that are applied in place of those of the text.
 */
export type Relaxed =
  | {
      readonly kind: 'nearest'
      readonly place: string
      /** With its preposition, `w Zakopanem`; `null` where the form is not known. */
      readonly locative: string | null
      readonly lacks: 'childcare' | 'conditions'
      readonly metres: number
    }
  | { readonly kind: 'without'; readonly left: readonly string[]; readonly parts: readonly UnderstoodCriterion[] }

/** Meaning of a text and the facilities that it finds. */
export interface SearchResults {
  readonly text: string
  readonly availableFacets: readonly AvailableFacet[]
  readonly parts: readonly UnderstoodCriterion[]
  readonly notApplied: readonly NotApplied[]
  /** Nothing has the words of the names exactly; the results contain similar ones. */
  readonly corrected: boolean
  /** Place or address from which the distances of the cards are measured. */
  readonly near: string | null
  /** The words as names only, if facilities with such names are not in the results already. */
  readonly alternative: { readonly text: string; readonly total: number } | null
  /** Places of one name among which the user has to choose. */
  readonly choice: { readonly name: string; readonly options: readonly PlaceOption[] } | null
  readonly relaxed: Relaxed | null
  readonly places: readonly PlaceView[]
  /** Query of the map page with the same results; `null` where the map cannot show them. */
  readonly mapQuery: QueryParams | null
  readonly facilities: Page<ListedCard & WithSlotData>
  /** Answers to a question about the facilities of the name that the text has, in the order of the results. */
  readonly answers: readonly FacilityAnswer[]
  /** A question is about a name that fits too many facilities for answers. */
  readonly isQuestionAmbiguous: boolean
  /** The text has nothing to do with child care; nothing is listed. */
  readonly isOffTopic: boolean
  /** ISO date. */
  readonly today: string
}
