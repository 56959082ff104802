import { type AvailableFacet, paramsOf, type RangeFacet, unitParts } from './facet.ts'
import type { FacetSelection, Range } from './facet-selection.ts'
import { matchOptions } from './match-options.ts'
import { parseRangeValue } from './range-values.ts'

/** Query parameters of a URL, each with all its values. */
export type QueryParams = Readonly<Record<string, readonly string[]>>

/** Selection in a URL, and the parameter values that match no option: `{ param: 'rodzaj', value: 'nic' }`. */
export interface ParsedSelection {
  readonly selection: FacetSelection
  readonly unknown: readonly { readonly param: string; readonly value: string }[]
}

/** Converts złoty to grosze. */
export const zlotyToGrosze = (zloty: number): number => Math.round(zloty * unitParts.zloty)

/** Opens the ends of a range that equal the facet's bounds; `undefined` when both ends are open. */
export const openRange = (facet: Pick<RangeFacet, 'min' | 'max'>, range: Range): Range | undefined => {
  const from = range.min !== undefined && range.min > facet.min ? { min: range.min } : {}
  const to = range.max !== undefined && range.max < facet.max ? { max: range.max } : {}
  return 'min' in from || 'max' in to ? { ...from, ...to } : undefined
}

const parseFacet = (facet: AvailableFacet, query: QueryParams) => {
  const valuesOf = (param: string) => (query[param] ?? []).flatMap((text) => text.split(',')).filter((value) => value !== '')
  const params = paramsOf(facet)
  if (facet.kind === 'choice') {
    const { values, unknown } = matchOptions(facet, valuesOf(facet.param))
    return { selected: values.length ? values : undefined, unknown: unknown.map((value) => ({ param: facet.param, value })) }
  }
  if (facet.kind === 'boolean') {
    const values = valuesOf(facet.param)
    const unknown = values.filter((value) => value !== 'tak').map((value) => ({ param: facet.param, value }))
    return { selected: values.includes('tak') ? (true as const) : undefined, unknown }
  }
  const ends = params.map((param) => {
    const value = valuesOf(param).at(-1)
    return { param, value, number: value === undefined ? null : parseRangeValue(facet.unit, value) }
  })
  const [min = null, max = null] = ends.map(({ number }) => number)
  const unknown = ends.flatMap(({ param, value, number }) => (value !== undefined && number === null ? [{ param, value }] : []))
  return { selected: openRange(facet, { ...(min !== null && { min }), ...(max !== null && { max }) }), unknown }
}

/**
 * Reads `?rodzaj=zlobek&rodzaj=opiekun-dzienny&cena-do=1500&wolne-miejsca=tak`: values repeated or comma-separated,
 * ranges in złoty, points or hours (`zamkniecie-od=17:30`). Values that match no option are left out and reported;
 * parameters of no facet are ignored.
 */
export const parseSelection = (available: readonly AvailableFacet[], query: QueryParams): ParsedSelection => {
  const parsed = available.map((facet) => [facet.key, parseFacet(facet, query)] as const)
  return {
    selection: Object.fromEntries(parsed.flatMap(([key, { selected }]) => (selected === undefined ? [] : [[key, selected]]))),
    unknown: parsed.flatMap(([, { unknown }]) => unknown),
  }
}
