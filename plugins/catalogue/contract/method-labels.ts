import type { AvailableFacet } from '#core/search/facet.ts'

/** Message keys of methods and profiles by the id of their ownership tag: `Montessori`, `języki obce`. */
export type MethodLabels = Readonly<Record<string, string>>

/** Returns the labels of all methods; tags of the governing body are none. */
export const methodLabels = (available: readonly AvailableFacet[]): MethodLabels =>
  Object.fromEntries(
    available.flatMap((facet) =>
      facet.key === 'ownership' && facet.kind === 'choice'
        ? facet.options.filter(({ hidden }) => !hidden).map(({ value, label }) => [value, `${label}.method`] as const)
        : [],
    ),
  )
