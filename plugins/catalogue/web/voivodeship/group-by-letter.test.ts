import { expect, test } from 'vitest'
import { groupByLetter, largestOf } from './group-by-letter.ts'

const place = (name: string, count = 1) => ({ name, slug: name.toLowerCase(), count })

test('groups by Polish letters and preserves the order', () => {
  expect(
    groupByLetter([place('Lublin'), place('Łęczna'), place('Łuków'), place('Świdnik')]).map(({ letter, places }) => [
      letter,
      places.length,
    ]),
  ).toEqual([
    ['L', 1],
    ['Ł', 2],
    ['Ś', 1],
  ])
})

test('returns the largest cities only of a long list', () => {
  const long = Array.from({ length: 12 }, (_, n) => place(`M${n}`, n))
  expect(largestOf(long).map(({ count }) => count)).toEqual([11, 10, 9, 8, 7, 6])
  expect(largestOf(long.slice(1))).toEqual([])
})
