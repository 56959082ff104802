import { Effect } from 'effect'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { randomSentences } from '#config/quality/testing/random-sentences.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { describeRelaxed, describeSearch } from '../services/describe-search.ts'
import { placeGrammar, runParentSearch } from './parent-search.ts'

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

test('SM-24 the link to the map has the filters of the results', () => {
  check((text) => {
    const ran = run(text)
    const { mapQuery } = describeSearch(ran, inPolish)
    if (mapQuery !== null) expect(parseSelection(ran.availableFacets, mapQuery).selection).toEqual(ran.conditions.selection)
  })
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
