import { describe, expect, test } from 'vitest'
import { filterPhrasesOf, readWords } from '#config/quality/testing/read-words.ts'
import { plugin } from '../plugin.ts'
import { seededTags } from '../testing/seeded-tags.ts'
import { wordExamples } from '../testing/word-examples.ts'
import { tagFacets } from './facets.ts'
import { tagWords } from './tag-words.ts'

const phrases = filterPhrasesOf(tagFacets)

/** Tags that no words mean. */
const wordless = [
  // Their words mean the category, to which other kinds belong too.
  'specialization=zlobek',
  'specialization=przedszkole',
  // Registers rarely tell these; the sector they always do.
  'ownership=prywatna',
  'ownership=publiczna',
  'ownership=niepubliczna',
]

const tags = Object.entries(seededTags).flatMap(([facet, seeded]) =>
  seeded.map(({ key, param }) => ({ filter: `${facet}=${param}`, display: `tags.${facet}.${key}` })),
)
const sectors = [
  { filter: 'sector=publiczne', display: 'tags.sector.public' },
  { filter: 'sector=niepubliczne', display: 'tags.sector.non_public' },
]
const named = [...tags, ...sectors].filter(({ filter }) => !wordless.includes(filter))

describe('words of tags', () => {
  test('every tag has some, but those whose words mean something else', () => {
    const declared = Object.entries(tagWords).flatMap(([facet, words]) =>
      Object.keys(words)
        .flatMap((params) => params.split(' '))
        .map((param) => `${facet}=${param}`),
    )
    expect(tags.map(({ filter }) => filter).filter((filter) => !declared.includes(filter))).toEqual(wordless)
    expect(declared.filter((filter) => ![...tags, ...sectors].some((one) => one.filter === filter))).toEqual([])
  })

  test.each(Object.entries(plugin.messages))(
    'the name and the phrase of a tag are understood in %s',
    (language, messages: Readonly<Record<string, string>>) => {
      const nameOf = ({ filter, display }: (typeof named)[number]) =>
        // Alone the feminine is a street: `Sportowa`.
        language === 'pl' && filter.startsWith('ownership=') ? `placówka ${messages[display]}` : (messages[display] ?? '')
      const misread = named.flatMap((tag) =>
        [nameOf(tag), messages[`${tag.display}.phrase`] ?? '']
          .map((text) => ({ text, means: tag.filter, read: readWords(phrases, text).join(' & ') }))
          .filter(({ means, read }) => read !== means),
      )
      expect(misread).toEqual([])
    },
  )

  test('what parents write means what they mean', () => {
    const misread = Object.entries(wordExamples).flatMap(([means, texts]) =>
      texts
        .split('|')
        .map((text) => ({ text: text.trim(), means, read: readWords(phrases, text).join(' & ') }))
        .filter(({ read }) => read !== means),
    )
    expect(misread).toEqual([])
  })
})
