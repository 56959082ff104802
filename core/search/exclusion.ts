import type { ChoiceFacet, FacetOption } from './facet.ts'

/** Beginnings of the key and of the query parameter of an exclusion; no other facet's may begin so. */
export const exclusionPrefixes = { key: 'not_', param: 'bez-' } as const

/** Returns the key of the facet whose options a key excludes; `null` for every other key. */
export const excludedKeyOf = (key: string): string | null =>
  key.startsWith(exclusionPrefixes.key) ? key.slice(exclusionPrefixes.key.length) : null

/** Returns the options of an exclusion: no heading of a list says what it is without. */
export const excludableOptions = (options: readonly FacetOption[]): readonly FacetOption[] =>
  options.map(({ heading: _, ...option }) => option)

/**
 * Returns the facet that matches facilities with none of the selected options of another: `not_ownership`,
 * `?bez-prowadzenie=katolicka`. A facility of which nothing is known matches. Forms show it only while something is
 * excluded.
 */
export const exclusionOf = ({ words: _, ...facet }: ChoiceFacet): ChoiceFacet => ({
  ...facet,
  key: exclusionPrefixes.key + facet.key,
  param: exclusionPrefixes.param + facet.param,
  excludes: facet.key,
  hidden: true,
})
