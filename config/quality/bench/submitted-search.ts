import pg from 'pg'
import { searchNames } from '#adapters/search-index/names/search-names.ts'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import { fakeNames } from '../testing/fake-names.ts'
import { typoKinds, withTypo } from '../testing/typos.ts'
import { type Measurement, median } from './measurement.ts'
import { type GeneratedNames, measureQueries, percentile, pick, type SearchInput } from './search-inputs.ts'
import { openTrigramBaseline } from './trigram-baseline.ts'

const limit = 20

/** Returns the words of a text in another order. */
const turned = (text: string): string => text.split(' ').toReversed().join(' ')

/**
 * Generates whole texts: name and town, town and street with number, postcode; each second one in another order, or
 * with one typing error.
 */
const generateTexts = ({ facilities }: GeneratedNames, count: number, slips: boolean): readonly SearchInput[] => {
  const dice = seededRandom(slips ? 4 : 3)
  return Array.from({ length: count }, (_, nth) => {
    const { id, name, city, street, buildingNumber, postCode } = pick(dice, facilities)
    const byName = `${name} ${city}`
    const texts = slips ? [byName] : [byName, `ul. ${street} ${buildingNumber} ${city}`, `${postCode} ${name}`]
    const text = texts[nth % texts.length] ?? byName
    const ordered = nth % 2 ? turned(text) : text
    return { name: id, text: slips ? withTypo(dice, ordered, pick(dice, typoKinds)) : ordered }
  })
}

/** Texts that make the search work as long as possible: words that nearly match, and that never match together. */
const hostileTexts: readonly SearchInput[] = [
  'przedszkole przedszkola przedszkolne niepubliczne zlobek kolorowe sloneczna warszawskich',
  'aprzedszkolee aniepublicznee akoloroowa aslonecznaa awarszawaa akrakoow awroclaaw apoznann',
  'a b c d e f g h',
].map((text) => ({ text, name: '' }))

/**
 * Measures the search of submitted texts over `count` generated facilities inside the process: the first page of
 * results with the total. Found means among the first twenty. The floor is a trigram search in the PostgreSQL at
 * `url`, in a temporary table, for a twentieth of the texts.
 */
export const measureSubmittedSearch = async (url: string, count = 36_000, texts = 2000): Promise<readonly Measurement[]> => {
  const generated = fakeNames(1, count)
  const data = buildNameIndex(generated.facilities, generated.places)
  const search = (text: string) => searchNames(data, text.split(' '), (row) => row, { offset: 0, limit }).ids
  const correct = generateTexts(generated, texts, false)
  const mistyped = generateTexts(generated, texts, true)
  await measureQueries(correct.slice(0, 300), search)
  const ofCorrect = await measureQueries(correct, search)
  const ofMistyped = await measureQueries(mistyped, search)
  const ofHostile = await measureQueries(Array.from({ length: texts / 20 }, () => hostileTexts).flat(), search)
  const floor = await measureFloor(url, generated, correct.slice(0, texts / 20))
  const part = `Search of submitted texts over ${count} facilities, inside the process`
  const of = (name: string, figure: number, goal?: number): Measurement => ({
    part,
    name,
    figure,
    unit: 'ms',
    ...(goal && count <= 100_000 && { goal: { kind: 'at most', figure: goal } }),
  })
  return [
    of('p50', percentile(ofCorrect.figures, 0.5), 1),
    of('p99', percentile(ofCorrect.figures, 0.99), 8),
    { part, name: 'trigrams in PostgreSQL, p50', figure: floor, unit: 'ms' },
    {
      part,
      name: 'p50 : trigrams',
      figure: percentile(ofCorrect.figures, 0.5) / floor,
      unit: '×',
      goal: { kind: 'at most', figure: 0.2 },
    },
    of('one wrong letter, p50', percentile(ofMistyped.figures, 0.5)),
    of('one wrong letter, p99', percentile(ofMistyped.figures, 0.99), 40),
    of('hostile texts, p99', percentile(ofHostile.figures, 0.99), 60),
    { part, name: 'found by name, address or postcode', figure: ofCorrect.share, unit: '%', goal: { kind: 'at least', figure: 98 } },
    { part, name: 'one wrong letter: found', figure: ofMistyped.share, unit: '%', goal: { kind: 'at least', figure: 85 } },
  ]
}

/** Measures the floor: median milliseconds. */
const measureFloor = async (url: string, generated: GeneratedNames, texts: readonly SearchInput[]): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return median((await measureQueries(texts, await openTrigramBaseline(client, generated))).figures).figure
  } finally {
    await client.end()
  }
}
