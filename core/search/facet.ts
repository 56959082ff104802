import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import type { Token } from '#core/kernel/token.ts'

/** One word that may be chosen: `value` as the column holds it (a tag's id, `registered`), `param` as addresses show it, `label` a message key. */
export interface FacetOption {
  readonly value: string
  readonly param: string
  readonly label: string
  /** Message key of how a sentence goes on with it, where that is not the label in small letters: `z logopedą`. */
  readonly description?: string
  /** A lucide-react icon. */
  readonly icon?: string
  /** Where a facet's options belong to categories, a list of one category offers its own alone. */
  readonly category?: Category
}

/** Reads options of facets by the facets' keys; facets that name the same reader are read at once. */
export type LoadOptions = () => Effect.Effect<Readonly<Record<string, readonly FacetOption[]>>>

interface Common {
  /** Its name in the filter grammar and in bodies: `ownership`. */
  readonly key: string
  /** Its word in the addresses of pages: `prowadzenie`. */
  readonly param: string
  /** Message key of its heading. */
  readonly label: string
  /** SQL over the core's table `facility` under the name `f`; the type is that of the kind. */
  readonly from: string
}

/** Any of the chosen words: `from` gives `uuid[]` or `text[]`. */
export interface ChoiceFacet extends Common {
  readonly kind: 'words'
  readonly of: 'uuid' | 'text'
  readonly options: readonly FacetOption[] | Token<LoadOptions>
}

/**
 * Between two numbers, both included: `from` gives an integer or null, and null lies in no span. `unit` says how people write it:
 * złoty are grosze in the column. `least`, `most` and `step` are the column's; an end at `least` or `most` is open.
 */
export interface RangeFacet extends Common {
  readonly kind: 'span'
  readonly unit: 'zloty'
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Yes or not asked: `from` gives a boolean. */
export interface BooleanFacet extends Common {
  readonly kind: 'yes'
  /** Message key of how a sentence goes on with it: `z wolnymi miejscami`. */
  readonly description?: string
}

/** A filter over facilities, declared once: form, address, grammar, SQL and snapshot follow from it (features.md PL-13). */
export type Facet = ChoiceFacet | RangeFacet | BooleanFacet

/** A words facet with its options read. */
export type AvailableOptions = Omit<ChoiceFacet, 'options'> & { readonly options: readonly FacetOption[] }

/** A facet with its options read. */
export type AvailableFacet = AvailableOptions | RangeFacet | BooleanFacet

/** Names an object as a facet and keeps its exact type. */
export const facet = <const F extends Facet>(facet: F): F => facet

/** The words under which a facet stands in an address: one, or those of both ends of a span. */
export const paramsOf = ({ kind, param }: Pick<Facet, 'kind' | 'param'>): readonly string[] =>
  kind === 'span' ? [`${param}-od`, `${param}-do`] : [param]

/** The facets as a list of one category offers them: where a facet's options belong to categories, only those of this one. */
export const availableFor = (offered: readonly AvailableFacet[], category: Category): readonly AvailableFacet[] =>
  offered.map((facet) =>
    facet.kind === 'words' && facet.options.some((one) => one.category !== undefined)
      ? { ...facet, options: facet.options.filter((one) => one.category === category) }
      : facet,
  )
