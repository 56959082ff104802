import { Effect } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNames } from '#adapters/search-index/names/read-names.ts'
import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import type { Meaning } from '#core/search/reading/meaning.ts'
import { readText } from '#core/search/reading/search-text.ts'
import { sentences as handOne } from '#plugins/search/testing/sentences/author-one.ts'
import { sentences as handThree } from '#plugins/search/testing/sentences/author-three.ts'
import { sentences as handTwo } from '#plugins/search/testing/sentences/author-two.ts'
import { sentences as earlier } from '#plugins/search/testing/sentences/regressions.ts'
import type { WrittenSentence } from '#plugins/search/testing/sentences/written-sentence.ts'
import { judgeReading, writeReading } from '../testing/judge-reading.ts'
import { randomSentences } from '../testing/random-sentences.ts'
import {
  conditionsOf,
  makeProductReaders,
  makeReadText,
  type ReadCriterion,
  type Reading,
  readingClock,
  seededFacets,
  textsWithout,
  topicOfFilter,
} from '../testing/read-sentences.ts'
import { realNameIndex, registersMissing } from '../testing/real-directory.ts'

/** Least share of sentences that are read right; none is read wrong without a word about it. */
const minRight = { written: 0.92, before: 0.86 } as const

/** Random sentences; 20,000 take some minutes: `SEARCH_SENTENCES=20000`. */
const runs = Number(process.env['SEARCH_SENTENCES'] ?? 1000)
/** A part is sometimes read by its neighbours, as a quarter by its city. */
const minSameWithout = 0.9
const withoutRuns = Math.ceil(runs / 10)

const today = readingClock.now().toISOString().slice(0, 10)

/** Meanings whose words join others or say nothing about facilities; an age is one where the text names a kind that takes it. */
const connecting: readonly Meaning['kind'][] = ['link', 'or', 'question', 'off-topic', 'age', 'distance']
/** Returns whether the words of a meaning join others; an origin is no wish if the text also says where to search. */
const isConnectingMeaning = (meaning: Meaning): boolean =>
  connecting.includes(meaning.kind) || (meaning.kind === 'place' && meaning.relation === 'from')

/** Conditions of a selection one by one: each option, each end of a range. */
const entriesOf = (selection: FacetSelection): readonly string[] =>
  Object.entries(selection).flatMap(([key, value]) => {
    if (value === true) return [key]
    if (isOptionList(value)) return value.map((one) => `${key}=${one}`)
    return Object.entries(value).map(([end, limit]) => `${key} ${end} ${limit}`)
  })

const withoutTokens = (parts: readonly ReadCriterion[]) => parts.map(({ tokens: _, ...part }) => part)

describe.skipIf(registersMissing)('sentences over the real directory (../shared/data; skipped when the registers are missing)', () => {
  const data = registersMissing ? null : realNameIndex()
  if (!data) return
  const read = makeReadText(data)
  const readNow = (text: string): Reading => Effect.runSync(read(text))
  const readers = makeProductReaders({ read: (words, text) => Effect.sync(() => readNames(data, words, text, () => true)) })
  const facets = Effect.runSync(seededFacets.available())
  const conditionsNow = (parts: readonly ReadCriterion[]) => conditionsOf(parts, facets)

  const judgeAll = (sentences: readonly WrittenSentence[]) =>
    sentences.map((sentence) => judgeReading(sentence, writeReading(readNow(sentence.text))))

  test.each([
    ['three hundred sentences that were written before the readers', [...handOne, ...handTwo, ...handThree], 300, minRight.written],
    ['the ninety sentences of the first assistant', earlier, 90, minRight.before],
  ])('RT-04 %s are read right, and none wrong in silence', (_, sentences, count, minShare) => {
    const judged = judgeAll(sentences)
    expect(judged).toHaveLength(count)
    expect(judged.filter(({ differences }) => differences.length === 0).length / count).toBeGreaterThanOrEqual(minShare)
    expect(judged.flatMap(({ silent }, at) => (silent ? [sentences[at]?.text] : []))).toEqual([])
  })

  const placeNames = [
    'w Krakowie',
    'Kraków',
    'na Mokotowie',
    'Wrzeszcz',
    'w Sosnowcu',
    'koło Krakowa',
    'pod Warszawą',
    'Praga',
    'Dąbrówka',
    'Rzymiec, gmina Sadkowice',
    'małopolskie',
    'w powiecie wielickim',
    'powiat krośnieński',
    'poza powiatem krakowskim',
    'у бельському повіті',
    'у Варшаві',
    'near Gdańsk',
    'w Niepołomicach',
    'Wieliczce',
    'Nowa Huta',
    'wawa',
    'Bielsk',
    'Bemowo',
    'Oliwa',
    'in Poznan',
    'z Łodzi',
    'nie w Gdyni',
    'poza Toruniem',
  ]
  const sentences = randomSentences(placeNames)
  const check = (property: (text: string) => void) => fc.assert(fc.property(sentences, property), { numRuns: runs, seed: 40 })

  test('SM-24 every word is a part, is said as not understood, or joins others: once', () => {
    check((text) => {
      const { parts, unmet, unread, choice, addresses, questions, text: searchText } = readNow(text)
      const proposals = Effect.runSync(readers.propose({ text: readText(text), facets, today }))
      const isAskedFor = (meaning: Meaning) => meaning.kind === 'filter' && topicOfFilter(meaning.selection, questions) !== undefined
      const isConnecting = (at: number) =>
        proposals.some(({ from, to, meaning }) => from <= at && at < to && (isConnectingMeaning(meaning) || isAskedFor(meaning)))
      const uses = [...[...parts, ...unmet, ...addresses, ...(choice ? [choice] : [])].map(({ tokens }) => tokens), unread]
      for (const token of searchText.tokens.keys()) {
        const words = [...searchText.words.keys()].filter((at) => searchText.words[at]?.token === token)
        const used = uses.filter((tokens) => tokens.includes(token)).length
        const isOnce = used === 1 || (used > 1 && words.length > 1) || (used === 0 && words.every(isConnecting))
        if (!isOnce) throw new Error(`${searchText.tokens[token]?.text}: ${used} times`)
      }
    })
  })

  test('SM-24 nothing filters that has no chip', () => {
    check((text) => {
      const { parts } = readNow(text)
      const all = conditionsNow(parts)
      const chips = new Set(parts.flatMap((part) => (part.kind === 'filter' ? entriesOf(part.selection) : [])))
      const defaults = new Set(entriesOf(conditionsNow([]).selection))
      expect(entriesOf(all.selection).filter((one) => !chips.has(one) && !defaults.has(one))).toEqual([])
      for (const part of parts) {
        const others = parts.filter((one) => one !== part)
        const rest = conditionsNow(others)
        const inOthers = new Set([...others.flatMap((one) => (one.kind === 'filter' ? entriesOf(one.selection) : [])), ...defaults])
        if (part.kind === 'filter')
          expect(entriesOf(rest.selection).filter((one) => entriesOf(part.selection).includes(one) && !inOthers.has(one))).toEqual([])
        if (part.kind === 'name') expect(rest.words).toEqual(others.flatMap((one) => (one.kind === 'name' ? one.words : [])))
        if (part.kind === 'place')
          expect(JSON.stringify(rest.within)).toBe(JSON.stringify(conditionsNow(others.filter(({ kind }) => kind !== 'name')).within))
      }
    })
  })

  test('SM-24 a text without the words of a part reads as the other parts', () => {
    const same = fc.sample(sentences, { numRuns: withoutRuns, seed: 40 }).flatMap((text) => {
      const reading = readNow(text)
      const others = (at: number) => withoutTokens(reading.parts.filter((_, other) => other !== at))
      return textsWithout(reading).map(
        (without, at) => JSON.stringify(withoutTokens(readNow(without).parts)) === JSON.stringify(others(at)),
      )
    })
    expect(same.filter(Boolean).length / same.length).toBeGreaterThanOrEqual(minSameWithout)
  })
})
