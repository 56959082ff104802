import { expect, test } from 'vitest'
import { countLessons, fitsLesson, type ListedLesson } from './lesson-filter.ts'

const short: ListedLesson = { minutes: 10, areas: ['physical'] }
const long: ListedLesson = { minutes: 45, areas: ['cognitive', 'social'] }
const silent: ListedLesson = { minutes: null, areas: [] }
const all = [short, long, silent]

test('TZ-07 materials are filtered by area and time; what states neither is in no such list', () => {
  const found = (areas: readonly string[], time: number | null) => all.filter((one) => fitsLesson(one, { areas, time }))
  expect(found([], null)).toEqual(all)
  expect(found(['physical', 'social'], null)).toEqual([short, long])
  expect(found([], 15)).toEqual([short])
  expect(found(['social'], 15)).toEqual([])
  expect(found(['nosuch'], null)).toEqual([])
})

test('TZ-07 each area and time has the number of materials that the list would have with it', () => {
  const { areas, times } = countLessons(all, { areas: ['physical'], time: null })
  expect(areas.map(({ count }) => count)).toEqual([1, 0, 1, 1])
  expect(times).toEqual([
    { minutes: 15, count: 1 },
    { minutes: 30, count: 1 },
    { minutes: 60, count: 1 },
  ])
})
