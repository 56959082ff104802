import { Effect, Exit } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import { excludableOptions, exclusionOf, exclusionPrefixes } from './exclusion.ts'
import { type AvailableFacet, type Facet, type FacetOption, type LoadOptions, paramsOf } from './facet.ts'
import type { Facets } from './facets.port.ts'
import { orderParam } from './orders.ts'

/** Milliseconds for which loaded options are cached: a new tag becomes available within this time. */
const cacheMs = 2000

/** Query parameters with another meaning in pages and API lists. */
const reservedParams = ['page', 'limit', 'sort', 'custom', 'filter', orderParam, 'widok', 'miasto', 'zoom', 'z', 'q']

const findDuplicate = (names: readonly string[]) => names.find((word, at) => names.indexOf(word) !== at)

/**
 * Combines the facets of all plugins, each choice facet of forms followed by its exclusion; throws when two share a key
 * or a query parameter, or one looks like an exclusion.
 */
export const makeFacets = (declared: readonly Facet[], resolve: (token: Token<LoadOptions>) => LoadOptions): Facets => {
  const reserved = declared.find(({ key, param }) => key.startsWith(exclusionPrefixes.key) || param.startsWith(exclusionPrefixes.param))
  if (reserved) throw new Error(`The facet ${reserved.key} has the key or the query parameter of an exclusion`)
  const all = declared.flatMap((facet) => (facet.kind === 'choice' && !facet.hidden ? [facet, exclusionOf(facet)] : [facet]))
  const key = findDuplicate(all.map(({ key }) => key))
  if (key !== undefined) throw new Error(`Two facets have the key ${key}`)
  const param = findDuplicate([...reservedParams, ...all.flatMap(paramsOf)])
  if (param !== undefined) throw new Error(`The query parameter ${param} is used by two facets, or by a facet and the list`)

  const loaders = [...new Set(all.flatMap((facet) => (facet.kind === 'choice' && !isList(facet.options) ? [facet.options] : [])))]
  const load = Effect.gen(function* () {
    const options = Object.assign({}, ...(yield* Effect.forEach(loaders, (loader) => resolve(loader)())))
    return all.map((facet): AvailableFacet => {
      if (facet.kind === 'range') return facet
      const { words: _, ...available } = facet
      if (available.kind !== 'choice') return available
      const { excludes } = available
      const own: readonly FacetOption[] = isList(available.options) ? available.options : (options[excludes ?? available.key] ?? [])
      return { ...available, options: excludes === undefined ? own : excludableOptions(own) }
    })
  })
  const cached = Effect.runSync(Effect.cachedWithTTL(load, (exit) => (Exit.isSuccess(exit) ? cacheMs : 0)))
  return { all, available: () => cached }
}

const isList = (options: readonly FacetOption[] | Token<LoadOptions>): options is readonly FacetOption[] => Array.isArray(options)
