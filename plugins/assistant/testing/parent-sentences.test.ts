import { Effect } from 'effect'
import { expect, test } from 'vitest'
import type { Range } from '#core/search/facet-selection.ts'
import type { SentencePart } from '#plugins/search/contract/sentence-reader.ts'
import { makeReaderOver } from '#plugins/search/testing/sentence-reader.ts'
import { judgeSentence } from './judge-sentence.ts'
import { laterSentences } from './later-sentences.ts'
import { type ParentSentence, parentSentences } from './parent-sentences.ts'
import { sentencePlaces } from './sentence-places.ts'

const read = makeReaderOver(sentencePlaces)

const inUnits = (key: string, value: number | undefined) => (value === undefined ? '' : String(value / (key === 'rating' ? 10 : 100)))

const asText = (parts: readonly SentencePart[]): readonly string[] => {
  const options: Record<string, readonly string[]> = {}
  const others: string[] = []
  for (const [key, value] of parts.flatMap(({ selection }) => Object.entries(selection)))
    if (value === true) others.push(key)
    else if (Array.isArray(value)) options[key] = [...(options[key] ?? []), ...(value as readonly string[])]
    else others.push(`${key}=${inUnits(key, (value as Range).min)}..${inUnits(key, (value as Range).max)}`)
  const chosen = Object.entries(options).map(([key, values]) => `${key}=${[...new Set(values)].toSorted().join(',')}`)
  return [...chosen, ...others]
}

const judge = async (sentence: ParentSentence) => {
  const { parts, unmet, corrected } = await Effect.runPromise(read(sentence.text, sentence.language))
  return judgeSentence(
    sentence,
    { filters: sentence.filters ?? [], place: sentence.place },
    {
      filters: asText(parts),
      place: parts.find(({ kind }) => kind === 'place')?.label.split(',')[0],
      unmet: unmet.map(({ words }) => words),
      names: parts.filter(({ kind }) => kind === 'name').map(({ words }) => words),
      corrected,
    },
  )
}

const [judged, later] = await Promise.all([parentSentences, laterSentences].map((sentences) => Promise.all(sentences.map(judge))))

test('RT-04 at least 54 of 60 sentences of parents become the right filters', () => {
  expect(judged).toHaveLength(60)
  expect(judged?.filter(({ right }) => right).length).toBeGreaterThanOrEqual(54)
})

test('RT-04 at least 27 of 30 later sentences become the right filters', () => {
  expect(later).toHaveLength(30)
  expect(later?.filter(({ right }) => right).length).toBeGreaterThanOrEqual(27)
})

test('RT-04 no sentence is misunderstood without saying so', () => {
  expect([judged, later].flatMap((one) => one?.filter(({ silentlyWrong }) => silentlyWrong.length > 0))).toEqual([])
})

test.each([
  ['żłobek Warszawa, tylko państwowy, nic prywatnego', ['category=zlobki', 'ownership=publiczna'], 'Warszawa'],
  ['Шукаємо садок, де немає католицького виховання, Гданськ', ['category=przedszkola'], 'Gdańsk'],
  ['we dont want english, just a normal kindergarten, Opole', ['category=przedszkola'], 'Opole'],
  ['kindergarten in Poznan, avoiding montessori', ['category=przedszkola'], 'Poznań'],
  ['przedszkole Warszawa, tylko nie na Woli', ['category=przedszkola'], 'Warszawa'],
  ['kindergarten in Warsaw but not in Wola', ['category=przedszkola'], 'Warszawa'],
  ['шукаю садок, але не в Варшаві', ['category=przedszkola'], undefined],
])('RT-04 what “%s” denies is neither a filter nor a place', async (text, filters, place) => {
  const { silentlyWrong } = await judge({ text, language: 'pl', filters, ...(place && { place }) })
  expect(silentlyWrong).toEqual([])
})
