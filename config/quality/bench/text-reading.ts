import { Effect } from 'effect'
import { buffersOf, type NameIndexData } from '#adapters/search-index/names/name-index-data.ts'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { sentences as handOne } from '#plugins/search/testing/sentences/author-one.ts'
import { sentences as handThree } from '#plugins/search/testing/sentences/author-three.ts'
import { sentences as handTwo } from '#plugins/search/testing/sentences/author-two.ts'
import { fakeNames } from '../testing/fake-names.ts'
import { makeReadText } from '../testing/read-sentences.ts'
import { realNameIndex, registersMissing } from '../testing/real-directory.ts'
import { type Measurement, median } from './measurement.ts'
import { percentile } from './search-inputs.ts'

/** Rounds over all sentences; the first one compiles. */
const rounds = { warm: 1, measured: 5 } as const

const megabytesOf = (arrays: object): number => buffersOf(arrays).reduce((sum, { byteLength }) => sum + byteLength, 0) / 2 ** 20

const openIndex = (count: number): NameIndexData => {
  if (!registersMissing) return realNameIndex()
  const { facilities, places } = fakeNames(1, count)
  return buildNameIndex(facilities, places)
}

/**
 * Measures the reading of sentences of parents inside the process, each by its median, over the real registers where
 * they are and else over `count` generated facilities, and the memory of what only the reading needs.
 */
export const measureTextReading = async (count = 36_000): Promise<readonly Measurement[]> => {
  const data = openIndex(count)
  const read = makeReadText(data)
  const texts = [...handOne, ...handTwo, ...handThree].map(({ text }) => text)
  const figures: number[][] = texts.map(() => [])
  for (let round = 0; round < rounds.warm + rounds.measured; round++)
    for (const [at, text] of texts.entries()) {
      const began = performance.now()
      await Effect.runPromise(read(text))
      if (round >= rounds.warm) figures[at]?.push(performance.now() - began)
    }
  const sorted = figures.map((of) => median(of).figure).toSorted((a, b) => a - b)
  const of = registersMissing
    ? `${data.facilities.lengths.length} facilities`
    : `the ${data.facilities.lengths.length} facilities of the registers`
  const part = `Reading ${texts.length} sentences of parents over ${of}, inside the process`
  return [
    { part, name: 'p50', figure: percentile(sorted, 0.5), unit: 'ms' },
    { part, name: 'p99', figure: percentile(sorted, 0.99), unit: 'ms', goal: { kind: 'at most', figure: 8 } },
    {
      part,
      name: 'forms of places and whole names, size',
      figure: megabytesOf(data.places.forms) + megabytesOf(data.facilities.wholeNames),
      unit: 'MB',
      goal: { kind: 'at most', figure: 25 },
    },
    { part, name: 'the whole index of names, size', figure: megabytesOf(data), unit: 'MB' },
  ]
}
