import { Failure } from '#core/kernel/failure.ts'
import { type AvailableFacet, type FacetOption, unitParts } from './facet.ts'

/** Invalid filter: `error/validation`, whose `schema` names the group and its error. */
export class InvalidFilter extends Failure('Validation', 'invalid') {}

/** Comparison operators (specification §7, and at least and at most): the last two are array-contains and case-insensitive contains. */
export const operators = ['eq', 'ne', 'gt', 'lt', 'gte', 'lte', 'contains', 'icontains'] as const

export type Operator = (typeof operators)[number]

interface Common {
  readonly name: string
  /** SQL expression, as for a facet. */
  readonly from: string
}

/**
 * Filterable field: a text, an integer, of which a value may be written as a decimal of so many `parts`, or options of
 * a list (`from` is an array).
 */
export type FilterField =
  | (Common & { readonly kind: 'text' })
  | (Common & { readonly kind: 'number'; readonly parts?: number })
  | (Common & { readonly kind: 'choice'; readonly of: 'uuid' | 'text'; readonly options: readonly Pick<FacetOption, 'value' | 'param'>[] })

/** Filterable fields of a resource and its named clauses with their SQL (decisions §0.10); nothing else is accepted. */
export interface FilterGrammar {
  readonly fields: readonly FilterField[]
  readonly custom: Readonly<Record<string, string>>
}

/** Group `filter[city][eq]=krakow,lodz`: matches any of the values, for `ne` none of them. */
export interface FilterGroup {
  readonly field: string
  readonly operator: Operator
  readonly values: readonly (string | number)[]
}

/** Conjunction of all groups and named clauses. */
export interface Filter {
  readonly groups: readonly FilterGroup[]
  readonly custom: readonly string[]
}

/** Operators supported by each kind of field. */
export const operatorsOf: Readonly<Record<FilterField['kind'], readonly Operator[]>> = {
  text: ['eq', 'ne', 'icontains'],
  number: ['eq', 'ne', 'gt', 'lt', 'gte', 'lte'],
  choice: ['eq', 'ne', 'contains'],
}

/**
 * Builds the filter grammar of facets: choice and range facets become fields, boolean facets named clauses; exclusions
 * are the operator `ne`. Money is written in grosze, ratings in points, hours in minutes since midnight.
 */
export const grammarOf = (available: readonly AvailableFacet[], fields: readonly FilterField[] = []): FilterGrammar => ({
  fields: [
    ...fields,
    ...available.flatMap((facet): readonly FilterField[] => {
      const { key: name, from } = facet
      if (facet.kind === 'choice' && facet.excludes !== undefined) return []
      if (facet.kind === 'choice') return [{ name, from, kind: 'choice', of: facet.of, options: facet.options }]
      if (facet.kind !== 'range') return []
      return [{ name, from, kind: 'number', ...(facet.unit === 'points' && { parts: unitParts.points }) }]
    }),
  ],
  custom: Object.fromEntries(available.flatMap(({ kind, key, from }) => (kind === 'boolean' ? [[key, from]] : []))),
})
