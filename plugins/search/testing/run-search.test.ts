import { Effect } from 'effect'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { randomSentences } from '#config/quality/testing/random-sentences.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { withChildcare } from '../domain/conditions.ts'
import { describeRelaxed, describeSearch } from '../services/describe-search.ts'
import { parentTextSearches, placeGrammar, runParentSearch } from './parent-search.ts'

const limit = 5
const translator = makeTranslator()
const inPolish = { language: 'pl', translator } as const
const run = (text: string, offset = 0) => Effect.runSync(runParentSearch(text, 'pl', { offset, limit }))

const sentences = randomSentences([
  'w Krakowie',
  'Kraków',
  'na Mokotowie',
  'koło Krakowa',
  'Gdańsk',
  'Rzymiec',
  'Mołowiste',
  'Słoneczko',
  'Montessori',
  'Łódź',
  'karmelicka',
  'у Варшаві',
  'in Poznan',
])
const check = (property: (text: string) => void) => fc.assert(fc.property(sentences, property), { numRuns: 400, seed: 40 })

test('SM-24 the pages of a text show each facility once, and all of them agree on their number', () => {
  check((text) => {
    const { matches, relaxed } = run(text)
    const isOnePage = relaxed?.kind === 'nearest'
    const ids: string[] = []
    for (let offset = 0; offset < matches.total && !(isOnePage && offset > 0); offset += limit) {
      const page = run(text, offset).matches
      expect(page.total).toBe(matches.total)
      ids.push(...page.ids)
    }
    expect(new Set(ids).size).toBe(matches.total)
    expect(ids).toHaveLength(matches.total)
  })
})

test('SM-24 a link to names finds as many as it says', () => {
  check((text) => {
    const { alternative } = run(text)
    if (alternative !== null) expect(run(alternative.text).matches.total).toBe(alternative.total)
  })
})

test('SM-24 the link to the map has the city and filters of the results, or the text, which is read as the same search', () => {
  const links = { city: 0, text: 0 }
  check((text) => {
    const ran = run(text)
    const { mapQuery } = describeSearch(ran, inPolish)
    if (mapQuery === null) return
    if (!('q' in mapQuery)) {
      links.city++
      expect(parseSelection(ran.availableFacets, mapQuery).selection).toEqual(ran.conditions.selection)
      return
    }
    links.text++
    expect(mapQuery).toEqual({ q: [text] })
    const search = readAsSearch(text)
    const { within, order, nearTo, selection } = ran.conditions
    expect(search && { ...search, selection: withChildcare(search.selection, ran.availableFacets) }).toMatchObject({
      within,
      order,
      nearTo,
      selection,
    })
  })
  expect(Math.min(links.city, links.text)).toBeGreaterThan(10)
})

const readAsSearch = (text: string) => Effect.runSync(parentTextSearches.read(text, 'pl'))

test.each(['słoneczko kraków', 'Rzymiec', 'przepis na szarlotkę', '"żłobek"', '', 'zzqqx'])(
  'SM-24 %j is no search without names: it names facilities, leaves a choice, or says nothing that is searched',
  (text) => expect(readAsSearch(text)).toBeNull(),
)

test('SU-03 a text means the same in other words and another order, and something else with another place or filter', () => {
  const meaning = (text: string) => readAsSearch(text)?.meaning
  const one = meaning('żłobki blisko Krakowa')
  expect(one).toBeDefined()
  for (const same of ['koło Krakowa żłobki', 'żłobki niedaleko Krakowa', 'najtańsze żłobki blisko Krakowa']) expect(meaning(same)).toBe(one)
  const others = ['żłobki w Krakowie', 'żłobki', 'żłobki blisko Gdańska', 'przedszkola blisko Krakowa', 'żłobki blisko Krakowa z ogrodem']
  for (const other of others) expect([other, meaning(other)]).not.toEqual([other, one])
})

test('SM-27 a search that leaves a condition out has a part for every condition that it still applies', () => {
  const ran = run('leśne przedszkole Gdańsk')
  const relaxed = describeRelaxed(ran, { near: null, cards: [], grammar: placeGrammar }, inPolish)
  expect(relaxed).toMatchObject({
    kind: 'without',
    left: ['leśne przedszkole'],
    parts: [{ kind: 'place', label: 'Gdańsk' }],
  })
})

test('SM-24 what follows the sixtieth word of a text is not read, and said so', () => {
  const { notApplied } = describeSearch(run(`${'żłobek '.repeat(60)} montessori`), inPolish)
  expect(notApplied).toEqual([{ words: 'montessori', reason: 'unknown' }])
})

const answersOf = (text: string) => {
  const { answers, isQuestionAmbiguous, matches } = run(text)
  return { answered: answers.map(({ facility }) => facility.id), isQuestionAmbiguous, total: matches.total }
}

test('RT-06 a question about several facilities of one name is answered for each of them, in the order of the results', () => {
  expect(answersOf('ile kosztuje Karuzela')).toEqual({ answered: ['k1', 'k2'], isQuestionAmbiguous: false, total: 2 })
  expect(answersOf('ile kosztuje Karuzela w Lublinie').answered).toEqual(['k1'])
  // One of those that have the word is called so.
  expect(answersOf('ile kosztuje Słoneczko')).toEqual({ answered: ['s3'], isQuestionAmbiguous: false, total: 4 })
  expect(answersOf('ile kosztuje Słoneczko w Warszawie')).toEqual({ answered: ['s3'], isQuestionAmbiguous: false, total: 1 })
  expect(answersOf('ile kosztuje przedszkole Montessori Gwiazdozbiór').answered).toEqual(['m3'])
  expect(answersOf('Słoneczko').answered).toEqual([])
  expect(answersOf('ile kosztuje żłobek w Krakowie').answered).toEqual([])
})
