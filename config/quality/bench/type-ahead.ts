import pg from 'pg'
import { buffersOf } from '#adapters/search-index/names/name-index-data.ts'
import { suggestNames } from '#adapters/search-index/names/suggest-names.ts'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { fakeNames } from '../testing/fake-names.ts'
import { type Measurement, median } from './measurement.ts'
import { generateInputs, measureQueries, percentile } from './search-inputs.ts'
import { openTrigramBaseline } from './trigram-baseline.ts'

/**
 * Measures the in-process type-ahead over `count` generated facilities and the 44,000 localities of the gazetteer,
 * compared with a trigram search in the PostgreSQL at `url` (in a temporary table). Texts are partially typed, or have
 * one letter swapped, dropped, doubled or wrong.
 */
export const measureTypeAhead = async (url: string, count = 36_000, texts = 2000): Promise<readonly Measurement[]> => {
  const generated = fakeNames(1, count)
  const began = performance.now()
  const arrays = buildNameIndex(generated.facilities, generated.places)
  const built = performance.now() - began
  const bytes = buffersOf(arrays).reduce((sum, { byteLength }) => sum + byteLength, 0)
  const ours = (text: string): readonly string[] => {
    const { cities, facilities } = suggestNames(arrays, text, () => true, 8)
    return [...cities, ...facilities].map(({ name }) => name)
  }
  const correct = generateInputs(generated, texts, false)
  const mistypedTexts = generateInputs(generated, texts, true)
  await measureQueries(correct.slice(0, 300), ours)
  const oursCorrect = await measureQueries(correct, ours)
  const oursMistyped = await measureQueries(mistypedTexts, ours)

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const baseline = await openTrigramBaseline(client, generated)
    // The baseline is slow, so it gets fewer texts.
    const baselineTexts = texts / 20
    await measureQueries(correct.slice(0, 10), baseline)
    const baselineCorrect = await measureQueries(correct.slice(0, baselineTexts), baseline)
    const baselineMistyped = await measureQueries(mistypedTexts.slice(0, baselineTexts), baseline)
    const part = `Type-ahead over ${count} facilities and ${generated.places.length} places, inside the process`
    const of = (name: string, figures: readonly number[], share: number, goal?: number): Measurement => ({
      part,
      name,
      figure: percentile(figures, share),
      unit: 'ms',
      ...(goal && { goal: { kind: 'at most', figure: goal } }),
    })
    const goals = count > 100_000 ? {} : { p50: 1, p99: 8, typo: 40 }
    return [
      { part, name: 'trigrams in PostgreSQL, half typed', unit: 'ms', ...median(baselineCorrect.figures) },
      of('trigrams in PostgreSQL, half typed, p99', baselineCorrect.figures, 0.99),
      of('ours, half typed, p50', oursCorrect.figures, 0.5, goals.p50),
      of('ours, half typed, p99', oursCorrect.figures, 0.99, goals.p99),
      {
        part,
        name: 'half typed, p50 : trigrams',
        figure: percentile(oursCorrect.figures, 0.5) / median(baselineCorrect.figures).figure,
        unit: '×',
        goal: { kind: 'at most', figure: 0.2 },
      },
      of('ours, one wrong letter, p50', oursMistyped.figures, 0.5),
      of('ours, one wrong letter, p99', oursMistyped.figures, 0.99, goals.typo),
      { part, name: 'trigrams in PostgreSQL, one wrong letter: found', figure: baselineMistyped.share, unit: '%' },
      { part, name: 'ours, one wrong letter: found', figure: oursMistyped.share, unit: '%', goal: { kind: 'at least', figure: 85 } },
      { part, name: 'building the index', figure: built, unit: 'ms' },
      { part, name: 'its size', figure: bytes / 2 ** 20, unit: 'MB' },
    ]
  } finally {
    await client.end()
  }
}
