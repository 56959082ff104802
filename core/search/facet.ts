import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { Token } from '#core/kernel/token.ts'

/** Option of a facet: `value` as stored in the column (a tag id, `registered`), `param` as used in URLs. */
export interface FacetOption {
  readonly value: string
  readonly param: string
  readonly label: MessageKey
  /** Phrase used inside a sentence, unless it is the lower-case label: `z logopedą`. */
  readonly description?: MessageKey
  /** Name of a lucide-react icon. */
  readonly icon?: string
  /** Phrase of a list without this option, unless it is “not” and the phrase: `bez logopedy`. */
  readonly exclusion?: MessageKey
  /** Heading of a list with this option, around `{{facilities}}`: `{{facilities}} Montessori`. */
  readonly heading?: MessageKey
  /** Left out of forms unless it is selected: another facet offers the same. */
  readonly hidden?: boolean
  /** Category to which the option is limited; lists of other categories hide it. */
  readonly category?: Category
}

/** Loads facet options by facet key; facets with the same loader are loaded by one call. */
export type LoadOptions = () => Effect.Effect<Readonly<Record<string, readonly FacetOption[]>>>

interface Common {
  /** Name in the filter grammar and in request bodies: `ownership`. */
  readonly key: string
  /** Query parameter in page URLs: `prowadzenie`. */
  readonly param: string
  readonly label: MessageKey
  /** Left out of forms unless something of it is selected: for addresses and calls only. */
  readonly hidden?: boolean
  /** SQL expression over the core table `facility` with alias `f`; its type depends on the kind. */
  readonly from: string
}

/**
 * Phrases of people in Polish, Ukrainian and English, separated by commas; `*` ends the beginning of a word:
 * `logoped*, speech therapist`. Inside a search text they mean a filter. Never sent to browsers.
 */
export type Words = string

/** Facet that matches any of the selected options: `from` is `uuid[]` or `text[]`. */
export interface ChoiceFacet extends Common {
  readonly kind: 'choice'
  /** Key of the facet with the same options of which this one matches none; derived, never declared (`exclusion.ts`). */
  readonly excludes?: string
  readonly of: 'uuid' | 'text'
  readonly options: readonly FacetOption[] | Token<LoadOptions>
  /** Words that mean options, by URL value; several values separated by a space mean any of them. */
  readonly words?: Readonly<Record<string, Words>>
}

/** Parts of a range's unit in which its column counts: grosze of a złoty, tenths of a point of a rating, minutes since midnight. */
export const unitParts = { zloty: 100, points: 10, minutes: 1 } as const

/** Ends of a range that are selected. */
export type RangeEnds = 'min' | 'max' | 'between'

/**
 * Facet that matches an inclusive number range: `from` is an integer or null; null matches no range. `unit` is the
 * unit shown to people, of which the column counts the parts (`unitParts`). `min`, `max` and `step` are in the
 * column's unit; an end at `min` or `max` is open.
 */
export interface RangeFacet extends Common {
  readonly kind: 'range'
  readonly unit: keyof typeof unitParts
  readonly min: number
  readonly max: number
  readonly step: number
  /** Lower ends that the form offers in place of two number fields, the highest first; each is counted like an option. */
  readonly minimums?: readonly number[]
  /** Upper ends in their place, the lowest first. A facet has one of the two lists. */
  readonly maximums?: readonly number[]
  /** Phrases used inside a sentence, with `min` and `max`, unless those of the unit say what the number is of. */
  readonly phrases?: Readonly<Record<RangeEnds, MessageKey>>
}

/** Returns the name under which a lower end of a range is counted. */
export const minimumOption = (minimum: number): string => `from:${minimum}`

/** Returns the name under which an upper end of a range is counted. */
export const maximumOption = (maximum: number): string => `to:${maximum}`

/** Facet that is on or unset: `from` is a boolean. */
export interface BooleanFacet extends Common {
  readonly kind: 'boolean'
  /** Phrase used inside a sentence: `z wolnymi miejscami`. */
  readonly description?: MessageKey
  /** Offered in forms also where no facility of the list has it, because people look for it first. */
  readonly always?: boolean
  readonly words?: Words
}

/** Filter over facilities, declared once: form, URL, filter grammar, SQL and search index are derived from it (features PL-13). */
export type Facet = ChoiceFacet | RangeFacet | BooleanFacet

/** Choice facet with its options loaded. */
export type AvailableChoiceFacet = Omit<ChoiceFacet, 'options' | 'words'> & { readonly options: readonly FacetOption[] }

/** Facet with its options loaded. */
export type AvailableFacet = AvailableChoiceFacet | RangeFacet | Omit<BooleanFacet, 'words'>

/** Declares a facet, preserving its exact type. */
export const facet = <const F extends Facet>(facet: F): F => facet

/** Returns the query parameters of a facet: one, or one for each end of a range. */
export const paramsOf = ({ kind, param }: Pick<Facet, 'kind' | 'param'>): readonly string[] =>
  kind === 'range' ? [`${param}-od`, `${param}-do`] : [param]

/** Returns the facets available in lists of one category: options limited to another category are removed. */
export const availableFor = (available: readonly AvailableFacet[], category: Category): readonly AvailableFacet[] =>
  available.map((facet) =>
    facet.kind === 'choice' && facet.options.some((one) => one.category !== undefined)
      ? { ...facet, options: facet.options.filter((one) => one.category === category) }
      : facet,
  )
