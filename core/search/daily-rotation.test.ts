import { describe, expect, test } from 'vitest'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import { rotationDayAt, rotationDays, rotationOn } from './daily-rotation.ts'

/** Facilities on the first page of a list. */
const pageSize = 20

const random = seededRandom(1)
const hashes = (count: number): readonly number[] => Array.from({ length: count }, () => Math.floor(random.next() * 2 ** 32) | 0)

/** Returns facilities, by their number, in the order of a day. */
const orderOn = (facilities: readonly number[], day: number): readonly number[] => {
  const rotationOf = rotationOn(day)
  const turns = facilities.map(rotationOf)
  return [...facilities.keys()].toSorted((a, b) => (turns[a] ?? 0) - (turns[b] ?? 0))
}

/** Returns on how many of some days each facility is among the first. */
const daysAmongFirst = (facilities: readonly number[], first: number, firstDay: number, days: number): readonly number[] => {
  const counts = facilities.map(() => 0)
  for (let day = firstDay; day < firstDay + days; day++)
    for (const at of orderOn(facilities, day).slice(0, first)) counts[at] = (counts[at] ?? 0) + 1
  return counts
}

describe('CA-09 turns of equal facilities', () => {
  test('change at four in the morning in Warsaw, in summer as in winter', () => {
    const days = ['2026-07-01T01:59:59Z', '2026-07-01T02:00:00Z', '2026-12-01T02:59:59Z', '2026-12-01T03:00:00Z'].map((moment) =>
      rotationDayAt(new Date(moment)),
    )
    const [beforeSummer = 0, summer, beforeWinter = 0, winter] = days
    expect([summer, winter]).toEqual([beforeSummer + 1, beforeWinter + 1])
    expect(rotationDayAt(new Date('1970-01-02T12:00:00Z'))).toBe(1)
  })

  test('are at least 0 and below 2^31', () => {
    const turns = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31), ...hashes(1000)].flatMap((hash) =>
      [-1, 0, 20_000].map((day) => rotationOn(day)(hash)),
    )
    expect(turns.every((turn) => Number.isInteger(turn) && turn >= 0 && turn < 2 ** 31)).toBe(true)
  })

  test('bring each of 250 facilities to the first page within any 30 days, which chance alone does not', () => {
    const facilities = hashes(250)
    for (let day = 20_000; day < 20_100; day += 7)
      expect(Math.min(...daysAmongFirst(facilities, pageSize, day, rotationDays))).toBeGreaterThan(0)
  })

  test('bring nearly all of 600 facilities, as many as 30 pages hold, to the first page in 30 days, and all in 120', () => {
    const facilities = hashes(600)
    const missing = (days: number) => daysAmongFirst(facilities, pageSize, 20_000, days).filter((count) => count === 0).length
    expect(missing(rotationDays)).toBeLessThan(600 * 0.15)
    expect(missing(4 * rotationDays)).toBe(0)
  })

  test('give each facility of a town the first place equally often over a year', () => {
    for (const count of [2, 3, 5]) {
      const shares = Array.from({ length: 20 }, () =>
        daysAmongFirst(hashes(count), 1, 20_000, 360).map((days) => (days * count) / 360),
      ).flat()
      expect(Math.min(...shares)).toBeGreaterThan(0.6)
      expect(Math.max(...shares)).toBeLessThan(1.4)
    }
  })
})
