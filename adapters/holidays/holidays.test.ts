import { expect, test } from 'vitest'
import { makeHolidays } from './holidays.ts'

test('recognises Polish public holidays, including movable ones and 24 December', () => {
  const { isHoliday } = makeHolidays()
  for (const day of ['2026-01-06', '2026-04-06', '2026-05-01', '2026-05-03', '2026-06-04', '2026-11-11', '2026-12-24', '2026-12-25'])
    expect([day, isHoliday(day)]).toEqual([day, true])
  for (const day of ['2026-01-07', '2026-12-23', '2026-02-14']) expect([day, isHoliday(day)]).toEqual([day, false])
})
