import { Effect } from 'effect'
import type { NameIndexData } from '#adapters/search-index/names/name-index-data.ts'
import { readNames } from '#adapters/search-index/names/read-names.ts'
import { definitionOf } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Facet, FacetOption } from '#core/search/facet.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { makeReaders, type Reader } from '#core/search/reading/reader.ts'
import { ReadText } from '#plugins/search/services/read-text.ts'
import { plugins } from '#plugins/server.gen.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'

/** Facets of the product with seeded tags, whose values are their URL parameters. */
export const seededFacets = makeFacets(
  plugins
    .flatMap(({ facets = [] }) => facets)
    .map((facet): Facet => {
      if (facet.kind !== 'choice' || Array.isArray(facet.options)) return facet
      const tags = seededTags[facet.key as keyof typeof seededTags]
      return {
        ...facet,
        options: tags.map(({ param, key }): FacetOption => ({ value: param, param, label: asMessageKey(`tags.${facet.key}.${key}`) })),
      }
    }),
  () => () => Effect.die('Seeded facets load no options.'),
)

/** Makes the reading of texts that the product has, over an index of names; today is 29 November 2026. */
export const makeReadText = (data: NameIndexData) => {
  const names: Pick<NameIndex, 'read'> = { read: (words, text) => Effect.sync(() => readNames(data, words, text, () => true)) }
  const resolved = { names, facets: seededFacets }
  const made = new Map<unknown, Reader>()
  const readers = makeReaders(
    plugins.flatMap(({ readers = [] }) => readers),
    (token) => {
      const reader = made.get(token) ?? (definitionOf(token)?.make(resolved) as Reader)
      made.set(token, reader)
      return reader
    },
  )
  const read = definitionOf(ReadText)?.make({ readers, clock: { now: () => new Date('2026-11-29T10:00:00Z') } }) as ReadText
  return Effect.fn('read')(function* (text: string) {
    return yield* read(text, yield* seededFacets.available())
  })
}
