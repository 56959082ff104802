import { expect, test } from 'vitest'
import { defaultHours, isOpenAt, mailDueAt } from './chat-hours.ts'

const holidays = (day: string) => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(day)
const due = (moment: string, hours = defaultHours) => mailDueAt(hours, holidays, new Date(moment)).toISOString()

test.each([
  ['a working day', '2026-11-23T09:00:00.000Z', '2026-11-23T09:10:00.000Z'],
  ['ten minutes before the end', '2026-11-23T15:50:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['the night', '2026-11-23T22:30:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['before the beginning', '2026-11-24T03:00:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['a Friday evening', '2026-11-27T18:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['holidays before a weekend', '2026-12-24T18:00:00.000Z', '2026-12-28T06:00:00.000Z'],
  ['the day on which summer time begins', '2027-03-28T10:00:00.000Z', '2027-03-29T05:00:00.000Z'],
])('RT-03 quiet hours: a mail about a message of %s is due in time', (_, sent, expected) => {
  expect(due(sent)).toBe(expected)
})

test('RT-03 a facility without days has no quiet hours, and times of an own week count', () => {
  expect(due('2026-11-23T22:30:00.000Z', { ...defaultHours, days: [] })).toBe('2026-11-23T22:40:00.000Z')
  const saturdays = { days: [6], opens: 9 * 60, closes: 12 * 60 }
  expect(due('2026-11-23T09:00:00.000Z', saturdays)).toBe('2026-11-28T08:00:00.000Z')
  expect(isOpenAt(saturdays, holidays, new Date('2026-11-28T08:00:00.000Z'))).toBe(true)
  expect(isOpenAt(saturdays, holidays, new Date('2026-11-28T11:00:00.000Z'))).toBe(false)
  expect(isOpenAt({ ...saturdays, days: [6] }, holidays, new Date('2026-12-26T09:00:00.000Z'))).toBe(false)
})
