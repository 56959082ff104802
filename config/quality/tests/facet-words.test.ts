import { readFileSync } from 'node:fs'
import localities from 'polskie-miejscowosci' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { filterPhrasesOf, readWords, typedWords } from '#config/quality/testing/read-words.ts'
import { isAt } from '#core/search/phrase.ts'
import { plugins } from '#plugins/server.gen.ts'

const facets = plugins.flatMap(({ facets = [] }) => facets)
const declared = filterPhrasesOf(facets)
const kinds = filterPhrasesOf(facets.filter(({ key }) => key === 'category'))
const textOf = ({ phrase }: (typeof declared)[number]) => `${phrase.words.join(' ')}${phrase.isBeginning ? '*' : ''}`
const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

/** Names that are a filter sooner: a village of some dozens, one street. */
const rareNames = ['Dańce', 'Ogródek', 'Sobota', 'Szachy', 'Winda', 'Żłobek', 'Sadka']

const streets = readFileSync('plugins/places/data/streets.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[0] ?? '')

describe('words of facets', () => {
  test('are phrases, each declared once for an option', () => {
    const words = facets.flatMap((facet) => {
      if (facet.kind === 'range' || !('words' in facet)) return []
      return typeof facet.words === 'string' ? [facet.words] : Object.values(facet.words ?? {})
    })
    expect(words.flatMap((text) => text.split(',')).filter((phrase) => typedWords(phrase).length === 0)).toEqual([])
    expect(repeated(declared.map((one) => `${one.filter}: ${textOf(one)}`))).toEqual([])
  })

  test('mean one option, or a forest kindergarten and its kind', () => {
    const shared = declared.filter((one) =>
      declared.some(
        (other) =>
          other.filter !== one.filter &&
          other.phrase.words.length === one.phrase.words.length &&
          isAt(other.phrase, typedWords(one.phrase.words.join(' ')), 0),
      ),
    )
    const both = ['features=zajecia-lesne', 'category=zlobki', 'category=przedszkola']
    expect(
      shared.filter(({ filter, phrase }) => !both.includes(filter) || !/lesn|lisow|forest|outdoor/.test(phrase.words.join(' '))),
    ).toEqual([])
  })

  test('leave the kind that they name to its own facet', () => {
    const swallowed = declared
      .filter(({ filter }) => !filter.startsWith('category=') && !filter.startsWith('specialization='))
      .map((one) => ({ text: textOf(one), kind: readWords(kinds, one.phrase.words.join(' ')) }))
      .filter(({ text, kind }) => kind.length > 0 && readWords(declared, text).every((filter) => !kind.includes(filter)))
    expect(swallowed).toEqual([])
  })

  test('are no names of streets or localities', () => {
    const names = [...new Set([...streets, ...localities.map(({ Name }) => Name)])]
    const taken = names.filter((name) => {
      const typed = typedWords(name)
      return declared.some(({ phrase }) => phrase.words.length === typed.length && isAt(phrase, typed, 0))
    })
    expect(taken.toSorted()).toEqual(rareNames.toSorted())
  })
})
