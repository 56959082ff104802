import { type SeededRandom, seededRandom } from '#core/kernel/seeded-random.ts'
import type { fakeNames } from '../testing/fake-names.ts'
import { partiallyTyped, typoKinds, withTypo } from '../testing/typos.ts'

/** Generated facilities and places. */
export type GeneratedNames = ReturnType<typeof fakeNames>

/** Input text, and the name expected among the first eight results. */
export interface SearchInput {
  readonly text: string
  readonly name: string
}

/** Picks one of several things. */
export const pick = <Thing>(dice: SeededRandom, things: readonly Thing[]): Thing => dice.pick(things as readonly [Thing, ...Thing[]])

/** Generates realistic inputs: towns, and facility names with their town; partially typed, or with one typing error. */
export const generateInputs = (generated: GeneratedNames, count: number, slips: boolean): readonly SearchInput[] => {
  const dice = seededRandom(slips ? 2 : 1)
  const towns = generated.places.filter(({ kind, population }) => kind === 'city' && population > 0)
  return Array.from({ length: count }, (_, nth) => {
    const facility = pick(dice, generated.facilities)
    const name = nth % 2 ? facility.name : pick(dice, towns).name
    const whole = nth % 2 ? `${facility.name} ${facility.city}` : name
    return { name, text: slips ? withTypo(dice, whole, pick(dice, typoKinds)) : partiallyTyped(dice, whole) }
  })
}

/** Returns a percentile of sorted figures. */
export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Measures each text in turn: sorted milliseconds, and the percentage of texts whose name was found. */
export const measureQueries = async (
  texts: readonly SearchInput[],
  search: (text: string) => readonly string[] | Promise<readonly string[]>,
) => {
  const figures: number[] = []
  let found = 0
  for (const { text, name } of texts) {
    const began = performance.now()
    const answer = search(text)
    const names = answer instanceof Promise ? await answer : answer
    figures.push(performance.now() - began)
    if (names.includes(name)) found++
  }
  return { figures: figures.toSorted((a, b) => a - b), share: (100 * found) / texts.length }
}
