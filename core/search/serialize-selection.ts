import { type AvailableFacet, paramsOf } from './facet.ts'
import { type FacetSelection, isOptionList, type Range } from './facet-selection.ts'
import type { QueryParams } from './parse-selection.ts'
import { writeRangeValue } from './range-values.ts'

/**
 * Serializes a selection as query parameters, in the order of the facets; `parseSelection` reads it back. Values that
 * are not available are omitted.
 */
export const serializeSelection = (available: readonly AvailableFacet[], selection: FacetSelection): QueryParams =>
  Object.fromEntries(
    available.flatMap((facet) => {
      const selected = selection[facet.key]
      if (selected === undefined) return []
      if (facet.kind === 'boolean') return [[facet.param, ['tak']]]
      if (facet.kind === 'choice') {
        const params = facet.options.filter(({ value }) => isOptionList(selected) && selected.includes(value)).map(({ param }) => param)
        return params.length ? [[facet.param, params]] : []
      }
      const [from = '', to = ''] = paramsOf(facet)
      const { min, max } = selected as Range
      const end = (param: string, value: number | undefined) => (value === undefined ? [] : [[param, [writeRangeValue(facet.unit, value)]]])
      return [...end(from, min), ...end(to, max)]
    }),
  )
