import { Effect, Exit } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import { type Facet, type FacetOption, type AvailableFacet, type LoadOptions, paramsOf } from './facet.ts'
import type { Facets } from './facets.port.ts'

/** How long read options are kept, milliseconds: a new tag is offered within it. */
const keptMs = 2000

/** Words of addresses that mean something beside the facets, in pages and in lists of the API. */
const taken = ['page', 'limit', 'sort', 'custom', 'filter', 'kolejnosc', 'widok', 'miasto', 'zoom', 'z', 'q']

const twice = (words: readonly string[]) => words.find((word, at) => words.indexOf(word) !== at)

/** The facets of all plugins; two of one key or one word of an address refuse the start, since one would hide the other. */
export const makeFacets = (all: readonly Facet[], readerOf: (reader: Token<LoadOptions>) => LoadOptions): Facets => {
  const key = twice(all.map(({ key }) => key))
  if (key !== undefined) throw new Error(`Two facets are called ${key}`)
  const param = twice([...taken, ...all.flatMap(paramsOf)])
  if (param !== undefined) throw new Error(`Two facets, or a facet and the list, stand in addresses as ${param}`)

  const readers = [...new Set(all.flatMap((facet) => (facet.kind === 'words' && !isList(facet.options) ? [facet.options] : [])))]
  const read = Effect.gen(function* () {
    const options = Object.assign({}, ...(yield* Effect.forEach(readers, (reader) => readerOf(reader)())))
    return all.map(
      (facet): AvailableFacet =>
        facet.kind === 'words' ? { ...facet, options: isList(facet.options) ? facet.options : (options[facet.key] ?? []) } : facet,
    )
  })
  const kept = Effect.runSync(Effect.cachedWithTTL(read, (exit) => (Exit.isSuccess(exit) ? keptMs : 0)))
  return { all, available: () => kept }
}

const isList = (options: readonly FacetOption[] | Token<LoadOptions>): options is readonly FacetOption[] => Array.isArray(options)
