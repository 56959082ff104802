import { Effect } from 'effect'
import type { NameIndexData } from '#adapters/search-index/names/name-index-data.ts'
import { readNames } from '#adapters/search-index/names/read-names.ts'
import { definitionOf } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Facet, FacetOption } from '#core/search/facet.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { makeReaders, type Reader, type Readers } from '#core/search/reading/reader.ts'
import { conditionsOf } from '#plugins/search/domain/conditions.ts'
import type { Reading } from '#plugins/search/domain/reading.ts'
import { nameOfPlace } from '#plugins/search/domain/resolve-place.ts'
import { describeCriteria } from '#plugins/search/services/describe-criteria.ts'
import { ReadText } from '#plugins/search/services/read-text.ts'
import { plugins } from '#plugins/server.gen.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'

export { conditionsOf } from '#plugins/search/domain/conditions.ts'
export type { ReadCriterion, Reading } from '#plugins/search/domain/reading.ts'
export { topicOfFilter } from '#plugins/search/services/read-text.ts'

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

/** Day on which texts are read. */
export const readingClock = { now: () => new Date('2026-11-29T10:00:00Z') }

/** Makes the readers of the product over an index of names. */
export const makeProductReaders = (names: Pick<NameIndex, 'read'>): Readers => {
  const made = new Map<unknown, Reader>()
  return makeReaders(
    plugins.flatMap(({ readers = [] }) => readers),
    (token) => {
      const reader = made.get(token) ?? (definitionOf(token)?.make({ names, facets: seededFacets }) as Reader)
      made.set(token, reader)
      return reader
    },
  )
}

/** Makes the reading of texts that the product has, over the data of an index of names; today is 29 November 2026. */
export const makeReadText = (data: NameIndexData) => {
  const readers = makeProductReaders({ read: (words, text) => Effect.sync(() => readNames(data, words, text, () => true)) })
  const read = definitionOf(ReadText)?.make({ readers, clock: readingClock }) as ReadText
  return Effect.fn('read')(function* (text: string) {
    return yield* read(text, yield* seededFacets.available())
  })
}

/** Part of a reading. */
export type PartOfReading = Reading['parts'][number]

/** Returns the conditions of parts of a text. */
export const conditionsOfParts = (parts: readonly PartOfReading[]) => conditionsOf(parts, Effect.runSync(seededFacets.available()))

/** Returns the texts that are left without each part of a reading. */
export const textsWithout = (reading: Reading): readonly string[] => describeCriteria(reading, nameOfPlace).map(({ without }) => without)
