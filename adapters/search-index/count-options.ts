import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { OptionCounts, OptionsQuery } from '#core/search/option-counter.port.ts'
import { placeFacets } from './place-facets.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { type FacetColumn, noValue } from './rows.ts'
import { selectRows } from './select-rows.ts'

/** Maximum number of counts that a snapshot keeps; then they are forgotten. */
const maxCachedCounts = 500

/** Implements `OptionCounter.count` on one snapshot. The options of a city are counted once until a facility changes. */
export const countOptions = (snapshot: OpenSnapshot, query: OptionsQuery): OptionCounts => {
  const cacheKey = JSON.stringify([query.within, query.base, query.selection])
  const { countsCache } = snapshot
  const cached = countsCache.get(cacheKey)
  if (cached) return cached
  const counts = computeCounts(snapshot, query)
  if (countsCache.size >= maxCachedCounts) countsCache.clear()
  countsCache.set(cacheKey, counts)
  return counts
}

const computeCounts = (snapshot: OpenSnapshot, { within, base, selection }: OptionsQuery): OptionCounts => {
  const rowsOf = (chosen: FacetSelection) => snapshot.selected.slice(0, selectRows(snapshot, { within, selection: { ...base, ...chosen } }))
  const all = rowsOf({})
  const matching = Object.keys(selection).length ? rowsOf(selection) : all
  const counts = snapshot.facets.flatMap(({ key, kind }, at) => {
    const column = snapshot.rows.facets[at]
    if (!column || placeFacets.some((one) => one.key === key)) return []
    const { [key]: own, ...others } = selection
    const options = kind === 'choice' ? (snapshot.rows.options[at] ?? []) : [kind === 'boolean' ? 'true' : 'known']
    const count = kind === 'choice' ? countBits : kind === 'boolean' ? countTrue : countKnown
    const totals = count(column, all)
    const matches = matching === all ? totals : count(column, own === undefined ? matching : rowsOf(others))
    return [[key, Object.fromEntries(options.map((option, n) => [option, { total: totals[n] ?? 0, matching: matches[n] ?? 0 }]))]]
  })
  return { total: all.length, facets: Object.fromEntries(counts) }
}

const countBits = ({ values, stride }: FacetColumn, rows: Uint32Array): ArrayLike<number> => {
  const counts = new Uint32Array(stride * 32)
  for (const row of rows)
    for (let word = 0; word < stride; word++)
      for (let bits = values[row * stride + word] ?? 0; bits !== 0; bits &= bits - 1) {
        const bit = word * 32 + 31 - Math.clz32(bits & -bits)
        counts[bit] = (counts[bit] ?? 0) + 1
      }
  return counts
}

const countTrue = ({ values }: FacetColumn, rows: Uint32Array): ArrayLike<number> => [rows.filter((row) => values[row] === 1).length]

const countKnown = ({ values }: FacetColumn, rows: Uint32Array): ArrayLike<number> => [rows.filter((row) => values[row] !== noValue).length]
