import type { FacetSelection } from '../facet-selection.ts'
import type { NamedPlace } from '../name-index.port.ts'
import type { ListOrder } from '../orders.ts'

/** Relation of facilities to a place: in it, nearest to it first, anywhere but in it; `from`: somebody comes from there. */
export type PlaceRelation = 'in' | 'near' | 'outside' | 'from'

/** Subjects of questions about a facility; each is answered by its own fields and no other. */
export const questionTopics = [
  'price',
  'hours',
  'open-now',
  'contact',
  'meals',
  'places',
  'age',
  'languages',
  'accessibility',
  'groups',
  'address',
  'activities',
  'features',
  'day-plan',
  'recruitment',
  'operator',
  'staff',
  'description',
  'website',
  'opinions',
] as const
export type QuestionTopic = (typeof questionTopics)[number]

/** Reasons why words that are understood as a wish become no condition: each has a sentence that says so. */
export const unmetReasons = ['start', 'distance', 'cost', 'detail', 'denied', 'age'] as const
export type UnmetReason = (typeof unmetReasons)[number]

/** Meaning of a span of words. */
export type Meaning =
  /** Options of facets; those of one facet mean any of them. */
  | { readonly kind: 'filter'; readonly selection: FacetSelection }
  /** Ages of children, years. */
  | { readonly kind: 'age'; readonly years: readonly number[] }
  /** Places of one name, the best known first. */
  | { readonly kind: 'place'; readonly places: readonly NamedPlace[]; readonly relation: PlaceRelation }
  /** Street with or without a number, in a city that other words name. */
  | { readonly kind: 'address'; readonly address: string; readonly relation: PlaceRelation }
  /** `30-028`. */
  | { readonly kind: 'post-code'; readonly code: string }
  /** Distance from the place or address of the text, metres. */
  | { readonly kind: 'distance'; readonly metres: number }
  /** Whole name of facilities, and their ids. */
  | { readonly kind: 'facility'; readonly ids: readonly string[] }
  /** Words of names or addresses of facilities; `similar`: none has them as typed. */
  | { readonly kind: 'name'; readonly in: 'name' | 'address'; readonly similar: boolean }
  | { readonly kind: 'order'; readonly order: ListOrder }
  | { readonly kind: 'question'; readonly topic: QuestionTopic }
  /** Wish that nothing expresses. */
  | { readonly kind: 'unmet'; readonly reason: UnmetReason }
  /** Joins two wishes by *or*. */
  | { readonly kind: 'or' }
  /** Words that say nothing about facilities: `w`, `for`, `szukam`, `dla mojego synka`. */
  | { readonly kind: 'link' }
  /** Words of a subject that the search knows nothing about, or orders to a machine. */
  | { readonly kind: 'off-topic' }

/** Span of words, from the first to the one after the last, with a meaning that a reader proposes. */
export interface Proposal {
  readonly from: number
  readonly to: number
  readonly meaning: Meaning
  /** Sum of what each word is worth (`weights.ts`): the cover with the largest sum is chosen. */
  readonly weight: number
}
