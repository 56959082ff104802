import { expect, test } from 'vitest'
import {
  clockTime,
  factDay,
  factMoment,
  monthName,
  nextDay,
  nextDays,
  textDay,
  textDays,
  textMoment,
  tightDay,
  tightWeekday,
  weekdayDay,
  weekdayLetter,
} from './dates.ts'
import { languages } from './language.ts'

const inAll = (format: (day: string, language: (typeof languages)[number]) => string, day: string) =>
  languages.map((language) => format(day, language))

test('a day has words in sentences, digits in facts, and a short month where there is little room', () => {
  expect(inAll(textDay, '2026-09-03')).toEqual(['3 września 2026', '3 вересня 2026 року', '3 September 2026'])
  expect(inAll(factDay, '2026-09-03')).toEqual(['03.09.2026', '03.09.2026', '3 Sept 2026'])
  expect(inAll(tightDay, '2026-09-03')).toEqual(['3 wrz', '3 вер.', '3 Sept'])
})

test('a day of an appointment has its weekday', () => {
  expect(inAll(weekdayDay, '2026-11-23')).toEqual([
    'poniedziałek, 23 listopada 2026',
    'понеділок, 23 листопада 2026 року',
    'Monday, 23 November 2026',
  ])
  expect(inAll(nextDay, '2026-11-23')).toEqual(['poniedziałek, 23 listopada', 'понеділок, 23 листопада', 'Monday 23 November'])
  expect(inAll(tightWeekday, '2026-11-23')).toEqual(['pon.', 'пн', 'Mon'])
})

test('days that follow one another share what is the same, and a day alone is one', () => {
  const days = (format: typeof textDays, from: string, to: string) =>
    // Thin spaces.
    languages.map((language) => format(from, to, language).replaceAll(/\s/g, ' '))
  expect(days(textDays, '2027-01-21', '2027-01-22')).toEqual(['21–22 stycznia 2027', '21–22 січня 2027 року', '21 – 22 January 2027'])
  expect(days(nextDays, '2027-01-06', '2027-02-09')).toEqual(['6 stycznia – 9 lutego', '6 січня – 9 лютого', '6 January – 9 February'])
  expect(days(nextDays, '2026-11-29', '2026-11-29')).toEqual(['29 listopada', '29 листопада', '29 November'])
})

test('the month of a calendar has its name alone, and a letter for each weekday', () => {
  expect(inAll(monthName, '2026-09-01')).toEqual(['wrzesień', 'вересень', 'September'])
  expect(inAll(weekdayLetter, '2026-09-02')).toEqual(['Ś', 'С', 'W'])
})

test('a moment is shown in Warsaw time, on both sides of midnight', () => {
  expect(inAll(factMoment, '2026-09-03T22:15:00Z')).toEqual(['04.09.2026, 00:15', '04.09.2026, 00:15', '4 Sept 2026, 00:15'])
  expect(inAll(textMoment, '2026-12-31T23:30:00Z')).toEqual(['1 stycznia 2027, 00:30', '1 січня 2027 року, 00:30', '1 January 2027, 00:30'])
  expect(inAll(clockTime, '2026-01-01T07:05:00Z')).toEqual(['08:05', '08:05', '08:05'])
})
