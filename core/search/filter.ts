import { Failure } from '#core/kernel/failure.ts'
import type { FacetOption, AvailableFacet } from './facet.ts'

/** A filter that nobody can read: `schema` names the group and what is wrong with it. Told as `error/bad-request` (decisions §1). */
export class FilterRefused extends Failure('BadRequest', 'malformed') {}

/** How values are compared (specification §7): the last two are array-contains and case-insensitive contains. */
export const operators = ['eq', 'ne', 'gt', 'lt', 'contains', 'icontains'] as const

export type Operator = (typeof operators)[number]

interface Common {
  readonly name: string
  /** SQL, in the same sense as a facet's. */
  readonly from: string
}

/** What may be filtered by: a text, a whole number, or words out of a list (`from` gives an array). */
export type FilterField =
  | (Common & { readonly kind: 'text' })
  | (Common & { readonly kind: 'number' })
  | (Common & { readonly kind: 'words'; readonly of: 'uuid' | 'text'; readonly options: readonly FacetOption[] })

/** What one resource may be filtered by, and its named clauses with their SQL (decisions §0 row 10): nothing else is ever read. */
export interface FilterGrammar {
  readonly fields: readonly FilterField[]
  readonly custom: Readonly<Record<string, string>>
}

/** `filter[city][eq]=krakow,lodz`: any of the values, for `ne` none of them. */
export interface FilterGroup {
  readonly field: string
  readonly operator: Operator
  readonly values: readonly (string | number)[]
}

/** All of the groups and all of the named clauses. */
export interface Filter {
  readonly groups: readonly FilterGroup[]
  readonly custom: readonly string[]
}

/** Which operators a kind of field knows. */
export const operatorsOf: Readonly<Record<FilterField['kind'], readonly Operator[]>> = {
  text: ['eq', 'ne', 'icontains'],
  number: ['eq', 'ne', 'gt', 'lt'],
  words: ['eq', 'ne', 'contains'],
}

/** What facets add to a grammar: words and spans are fields of their names, yes is a named clause. */
export const grammarOf = (offered: readonly AvailableFacet[], fields: readonly FilterField[] = []): FilterGrammar => ({
  fields: [
    ...fields,
    ...offered.flatMap((facet): readonly FilterField[] => {
      const { key: name, from } = facet
      if (facet.kind === 'words') return [{ name, from, kind: 'words', of: facet.of, options: facet.options }]
      return facet.kind === 'span' ? [{ name, from, kind: 'number' }] : []
    }),
  ],
  custom: Object.fromEntries(offered.flatMap(({ kind, key, from }) => (kind === 'yes' ? [[key, from]] : []))),
})
