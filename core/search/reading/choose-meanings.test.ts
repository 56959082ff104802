import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseMeanings } from './choose-meanings.ts'
import type { Meaning, Proposal } from './meaning.ts'
import { weightOf, weights } from './weights.ts'

const spanOf = (from: number, to: number, weight: number, meaning: Meaning = { kind: 'link' }): Proposal => ({ from, to, meaning, weight })

/** Returns the weight of the best cover by trying all sets of proposals that do not overlap. */
const bestByForce = (words: number, proposals: readonly Proposal[], at = 0): number => {
  if (at >= words) return 0
  const skipped = weights.leftOver + bestByForce(words, proposals, at + 1)
  return Math.max(
    skipped,
    ...proposals.filter(({ from }) => from === at).map(({ to, weight }) => weight + bestByForce(words, proposals, to)),
  )
}

const proposalsOf = (words: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: words - 1 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: -9, max: 40 }))
      .map(([from, length, weight]) => spanOf(from, Math.min(words, from + length), weight)),
    { maxLength: 12 },
  )

const texts = fc.integer({ min: 1, max: 9 }).chain((words) => fc.tuple(fc.constant(words), proposalsOf(words)))

const best = (words: number, proposals: readonly Proposal[]) =>
  chooseMeanings(words, proposals)[0] ?? { chosen: [], leftOver: [], weight: 0 }

describe('the best cover', () => {
  test('has the largest weight of all covers', () => {
    fc.assert(
      fc.property(texts, ([words, proposals]) => {
        expect(best(words, proposals).weight).toBe(bestByForce(words, proposals))
      }),
    )
  })

  test('has every word once: in a chosen span or left over', () => {
    fc.assert(
      fc.property(texts, ([words, proposals]) => {
        for (const { chosen, leftOver, weight } of chooseMeanings(words, proposals)) {
          const covered = chosen.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n))
          expect([...covered, ...leftOver].toSorted((a, b) => a - b)).toEqual(Array.from({ length: words }, (_, at) => at))
          expect(weight).toBe(chosen.reduce((sum, one) => sum + one.weight, leftOver.length * weights.leftOver))
        }
      }),
    )
  })

  test('comes before worse ones', () => {
    fc.assert(
      fc.property(texts, ([words, proposals]) => {
        const found = chooseMeanings(words, proposals).map(({ weight }) => weight)
        expect(found).toEqual(found.toSorted((a, b) => b - a))
      }),
    )
  })

  test('pays for each word that nothing means, and rather leaves it over than takes what is worth less', () => {
    expect(chooseMeanings(3, [])).toEqual([{ chosen: [], leftOver: [0, 1, 2], weight: 3 * weights.leftOver }])
    expect(best(1, [spanOf(0, 1, weights.leftOver - 1)])).toMatchObject({ chosen: [], leftOver: [0] })
    expect(best(1, [spanOf(0, 1, weights.leftOver + 1)])).toMatchObject({ leftOver: [] })
  })

  test('is one span rather than two short ones of the same kind', () => {
    const long = spanOf(0, 2, weightOf('filter', 2))
    expect(best(2, [spanOf(0, 1, weightOf('filter', 1)), spanOf(1, 2, weightOf('filter', 1)), long]).chosen).toEqual([long])
  })

  test('is the whole name of a facility rather than the filters and places of which it consists', () => {
    const name = spanOf(0, 3, weightOf('facility', 3), { kind: 'facility', ids: ['1'] })
    const parts = [spanOf(0, 2, weightOf('filter', 2)), spanOf(2, 3, weightOf('place', 1))]
    expect(best(3, [...parts, name]).chosen).toEqual([name])
  })

  test('of an empty text is empty', () => expect(chooseMeanings(0, [])).toEqual([{ chosen: [], leftOver: [], weight: 0 }]))
})

describe('what fits its neighbours goes above what does not', () => {
  const place: Meaning = { kind: 'place', places: [], relation: 'near' }
  const tied = 10

  test.each<[string, Meaning, Meaning, Meaning]>([
    ['a place after a distance', { kind: 'distance', metres: 5000 }, place, { kind: 'filter', selection: {} }],
    [
      'a post code after a distance',
      { kind: 'distance', metres: 5000 },
      { kind: 'post-code', code: '30-028' },
      { kind: 'filter', selection: {} },
    ],
    [
      'a name after a question',
      { kind: 'question', topic: 'price' },
      { kind: 'name', in: 'name', similar: false },
      { kind: 'filter', selection: {} },
    ],
    ['a wish after “or”', { kind: 'or' }, { kind: 'filter', selection: {} }, { kind: 'link' }],
  ])('%s', (_, before, fitting, other) => {
    const first = spanOf(0, 1, tied, before)
    const wanted = spanOf(1, 2, tied, fitting)
    const rival = spanOf(1, 2, tied, other)
    for (const proposals of [
      [first, wanted, rival],
      [first, rival, wanted],
    ])
      expect(best(2, proposals).chosen).toEqual([first, wanted])
  })
})
