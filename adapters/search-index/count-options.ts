import { maximumOption, minimumOption } from '#core/search/facet.ts'
import type { FacetSelection, Range } from '#core/search/facet-selection.ts'
import type { OptionCounts, OptionsQuery } from '#core/search/option-counter.port.ts'
import { indexColumns } from './index-columns.ts'
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
  const counts = snapshot.facets.flatMap(({ key, kind, minimums = [], maximums = [] }, at) => {
    const column = snapshot.rows.facets[at]
    if (!column || indexColumns.some((one) => one.key === key)) return []
    const { [key]: own, ...others } = selection
    const options = {
      choice: snapshot.rows.options[at] ?? [],
      boolean: ['true'],
      range: ['known', ...minimums.map(minimumOption), ...maximums.map(maximumOption)],
    }[kind]
    const ranges: readonly Range[] =
      kind === 'boolean' ? [{ min: 1 }] : [{}, ...minimums.map((min) => ({ min })), ...maximums.map((max) => ({ max }))]
    const count = (rows: Uint32Array) =>
      kind === 'choice' ? countBits(column, rows) : ranges.map((range) => countWithin(column, rows, range))
    const totals = count(all)
    const matches = matching === all ? totals : count(own === undefined ? matching : rowsOf(others))
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

const countWithin = ({ values }: FacetColumn, rows: Uint32Array, { min = noValue + 1, max = -noValue }: Range): number => {
  let count = 0
  for (const row of rows) {
    const value = values[row] as number
    if (value >= min && value <= max) count++
  }
  return count
}
