import { Effect } from 'effect'
import { readingClock, seededFacets } from '#config/quality/testing/read-sentences.ts'
import { chooseMeanings } from '#core/search/reading/choose-meanings.ts'
import type { Meaning } from '#core/search/reading/meaning.ts'
import type { PlainReader, ReaderInput } from '#core/search/reading/reader.ts'
import { readText } from '#core/search/reading/search-text.ts'

const facets = Effect.runSync(seededFacets.available())

/** Creates the input of readers, on the day of the tests: 29 November 2026. */
export const inputOf = (text: string): ReaderInput => ({
  text: readText(text),
  facets,
  today: readingClock.now().toISOString().slice(0, 10),
})

/** Returns what a reader alone makes of a text, each meaning with its normalized words. */
export const chosenBy = (reader: PlainReader, text: string): readonly (readonly [words: string, meaning: Meaning])[] => {
  const input = inputOf(text)
  const { words } = input.text
  const [cover] = chooseMeanings(words.length, reader(input))
  return (cover?.chosen ?? []).map(({ from, to, meaning }) => [
    words
      .slice(from, to)
      .map(({ word }) => word)
      .join(' '),
    meaning,
  ])
}

/** Returns the meanings alone. */
export const meaningsBy = (reader: PlainReader, text: string): readonly Meaning[] => chosenBy(reader, text).map(([, meaning]) => meaning)
