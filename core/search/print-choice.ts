import { type FacetSelection, isWords, type Range } from './facet-choice.ts'
import { type AvailableFacet, paramsOf } from './facet.ts'
import type { Query } from './read-choice.ts'

const zloty = (grosze: number) => String(grosze / 100)

/** A choice as the query of an address, in the order of the facets: what `readChoice` reads back. Values that nobody offers are left out. */
export const serializeSelection = (offered: readonly AvailableFacet[], choice: FacetSelection): Query =>
  Object.fromEntries(
    offered.flatMap((facet) => {
      const chosen = choice[facet.key]
      if (chosen === undefined) return []
      if (facet.kind === 'yes') return [[facet.param, ['tak']]]
      if (facet.kind === 'words') {
        const words = facet.options.filter(({ value }) => isWords(chosen) && chosen.includes(value)).map(({ param }) => param)
        return words.length ? [[facet.param, words]] : []
      }
      const [from = '', to = ''] = paramsOf(facet)
      const { min: least, max: most } = chosen as Range
      return [...(least === undefined ? [] : [[from, [zloty(least)]]]), ...(most === undefined ? [] : [[to, [zloty(most)]]])]
    }),
  )
