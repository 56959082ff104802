import { expect, test } from 'vitest'
import { emptyDay, parseDay } from './stored-day.ts'

test('EX-04 what a browser has stored of a day is read; what is invalid in it is as at first', () => {
  const day = { home: 'Długa 5', work: 'Prosta', mode: 'bike', starts: '09:15', ends: '' }
  expect(parseDay(JSON.stringify(day))).toEqual(day)
  expect(parseDay(JSON.stringify({ home: 1, work: null, mode: 'plane', starts: '25:00', ends: 5 }))).toEqual(emptyDay)
  for (const text of [null, '', '{', '[]', '7']) expect(parseDay(text)).toEqual(emptyDay)
})
