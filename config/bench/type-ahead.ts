import pg from 'pg'
import { buildNames } from '#adapters/snapshot/names/build-names.ts'
import { buffersOf } from '#adapters/snapshot/names/name-arrays.ts'
import { suggestNames } from '#adapters/snapshot/names/suggest-names.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { type Dice, diceOf } from '#plugins/registers/demo/dice.ts'
import { madeNames } from '../testing/made-names.ts'
import { allSlips, halfTyped, mistyped } from '../testing/mistyped.ts'
import { middle, type Row } from './row.ts'

type Made = ReturnType<typeof madeNames>

/** A text, and the name that should be among the first eight. */
interface Typed {
  readonly text: string
  readonly name: string
}

const one = <Thing>(dice: Dice, things: readonly Thing[]): Thing => dice.pick(things as readonly [Thing, ...Thing[]])

/** What people type: towns, and names with their town; as they are half typed, or with one slip. */
const typedOf = (made: Made, count: number, slips: boolean): readonly Typed[] => {
  const dice = diceOf(slips ? 2 : 1)
  const towns = made.places.filter(({ kind, population }) => kind === 'city' && population > 0)
  return Array.from({ length: count }, (_, nth) => {
    const facility = one(dice, made.facilities)
    const name = nth % 2 ? facility.name : one(dice, towns).name
    const whole = nth % 2 ? `${facility.name} ${facility.city}` : name
    return { name, text: slips ? mistyped(dice, whole, one(dice, allSlips)) : halfTyped(dice, whole) }
  })
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Milliseconds of each text in turn, smallest first, and the share in percent whose name was among the answers. */
const timed = async (texts: readonly Typed[], ask: (text: string) => readonly string[] | Promise<readonly string[]>) => {
  const figures: number[] = []
  let found = 0
  for (const { text, name } of texts) {
    const began = performance.now()
    const answer = ask(text)
    const names = answer instanceof Promise ? await answer : answer
    figures.push(performance.now() - began)
    if (names.includes(name)) found++
  }
  return { figures: figures.toSorted((a, b) => a - b), share: (100 * found) / texts.length }
}

/** The floor: names of places and facilities with their towns in one table, searched by trigrams, prefixes first. */
const floorOf = async (client: pg.Client, made: Made) => {
  await client.query('create extension if not exists pg_trgm')
  await client.query('create temporary table named (name text, words text, weight int)')
  const rows = [
    ...made.places.map(({ name, facilities }) => ({ name, words: normalizeText(name), weight: facilities })),
    ...made.facilities.map(({ name, city, completeness }) => ({ name, words: normalizeText(`${name} ${city}`), weight: completeness })),
  ]
  for (let at = 0; at < rows.length; at += 10_000)
    await client.query(
      'insert into named select name, words, weight from jsonb_to_recordset($1::jsonb) as n(name text, words text, weight int)',
      [JSON.stringify(rows.slice(at, at + 10_000))],
    )
  await client.query('create index on named using gin (words gin_trgm_ops)')
  await client.query('analyze named')
  return async (text: string): Promise<readonly string[]> => {
    const { rows } = await client.query<{ name: string }>(
      `select name from named where words % $1 or words like $1 || '%' order by words like $1 || '%' desc, similarity(words, $1) desc, weight desc limit 16`,
      [normalizeText(text)],
    )
    return rows.map(({ name }) => name)
  }
}

/**
 * The type-ahead over `count` made facilities and the 44,000 localities of the gazetteer, inside the process, beside a trigram search in the
 * PostgreSQL at `url` (in a temporary table). Texts are half typed, or have one letter swapped, dropped, doubled or wrong.
 */
export const measureTypeAhead = async (url: string, count = 36_000, texts = 2000): Promise<readonly Row[]> => {
  const made = madeNames(1, count)
  const began = performance.now()
  const arrays = buildNames(made.facilities, made.places)
  const built = performance.now() - began
  const bytes = buffersOf(arrays).reduce((sum, { byteLength }) => sum + byteLength, 0)
  const ours = (text: string): readonly string[] => {
    const { cities, facilities } = suggestNames(arrays, text, () => true, 8)
    return [...cities, ...facilities].map(({ name }) => name)
  }
  const [right, wrong] = [typedOf(made, texts, false), typedOf(made, texts, true)]
  await timed(right.slice(0, 300), ours)
  const [rightly, wrongly] = [await timed(right, ours), await timed(wrong, ours)]

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const floor = await floorOf(client, made)
    // The floor takes its time.
    const floorTexts = texts / 20
    await timed(right.slice(0, 10), floor)
    const [floorRight, floorWrong] = [await timed(right.slice(0, floorTexts), floor), await timed(wrong.slice(0, floorTexts), floor)]
    const part = `Type-ahead over ${count} facilities and ${made.places.length} places, inside the process`
    const of = (name: string, figures: readonly number[], share: number, goal?: number): Row => ({
      part,
      name,
      figure: percentile(figures, share),
      unit: 'ms',
      ...(goal && { goal: { kind: 'at most', figure: goal } }),
    })
    const goals = count > 100_000 ? {} : { p50: 1, p99: 8, typo: 40 }
    return [
      { part, name: 'trigrams in PostgreSQL, half typed', unit: 'ms', ...middle(floorRight.figures) },
      of('trigrams in PostgreSQL, half typed, p99', floorRight.figures, 0.99),
      of('ours, half typed, p50', rightly.figures, 0.5, goals.p50),
      of('ours, half typed, p99', rightly.figures, 0.99, goals.p99),
      of('ours, one wrong letter, p50', wrongly.figures, 0.5),
      of('ours, one wrong letter, p99', wrongly.figures, 0.99, goals.typo),
      { part, name: 'trigrams in PostgreSQL, one wrong letter: found', figure: floorWrong.share, unit: '%' },
      { part, name: 'ours, one wrong letter: found', figure: wrongly.share, unit: '%', goal: { kind: 'at least', figure: 85 } },
      { part, name: 'building the index', figure: built, unit: 'ms' },
      { part, name: 'its size', figure: bytes / 2 ** 20, unit: 'MB' },
    ]
  } finally {
    await client.end()
  }
}
