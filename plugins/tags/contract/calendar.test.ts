import Calendar from 'date-holidays'
import { expect, test } from 'vitest'
import { typeDateEvent } from '../migrations/data/type-date-event.ts'
import { dayOf, daysOfSchoolYear, easterOf, schoolYearOf } from './calendar.ts'

test('Easter is the Sunday that another calendar knows, in each year from 1990 to 2100', () => {
  const calendar = new Calendar('PL')
  for (let year = 1990; year <= 2100; year++) {
    const known = calendar.getHolidays(year).find(({ rule }) => rule === 'easter')
    expect([year, easterOf(year)]).toEqual([year, known?.date.slice(0, 10)])
  }
})

test('NE-04 each of the platform’s own days has a date, a school year has each once, from September to August', () => {
  for (let year = 2020; year < 2040; year++) {
    const occasions = daysOfSchoolYear(year)
    expect(occasions.map(({ key }) => key).toSorted()).toEqual(typeDateEvent.map(({ key }) => key).toSorted())
    expect(occasions.map(({ from }) => from)).toEqual(occasions.map(({ from }) => from).toSorted())
    expect(occasions.filter(({ from, to }) => from < `${year}-09-01` || to > `${year + 1}-08-31` || to < from)).toEqual([])
  }
})

test('days that another calendar knows too fall on the same dates', () => {
  const names = {
    independence_day: 'Narodowe Święto Niepodległości',
    boys_day: 'Dzień Chłopaka',
    saint_nicholas_day: 'Mikołajki',
    christmas_eve: 'Wigilia Bożego Narodzenia',
    first_day_of_spring: 'Pierwszy Dzień Wiosny / Dzień Wagarowicza',
    earth_day: 'Dzień Ziemi',
    mothers_day: 'Dzień Matki',
    childrens_day: 'Dzień Dziecka',
    fathers_day: 'Dzień Ojca',
  }
  const holidays = new Calendar('PL').getHolidays(2027)
  const dateOf = (name: string) => holidays.find((one) => one.name === name)?.date.slice(0, 10)
  for (const [key, name] of Object.entries(names)) expect([key, dayOf(key, 2027)?.from]).toEqual([key, dateOf(name)])
  expect(dayOf('grandparents_day', 2027)).toEqual({ from: dateOf('Dzień Babci'), to: dateOf('Dzień Dziadka') })
  expect(dayOf('carnival_ball', 2027)).toEqual({ from: dateOf('Święto Trzech Króli'), to: dateOf('Ostatki') })
})

test('the carnival ends on the day before Ash Wednesday; a tag of support has no date', () => {
  expect(dayOf('carnival_ball', 2026)).toEqual({ from: '2026-01-06', to: '2026-02-17' })
  expect(dayOf('carnival_ball', 2027)).toEqual({ from: '2027-01-06', to: '2027-02-09' })
  expect([dayOf('pizza_day', 2026), dayOf('constructor', 2026)]).toEqual([null, null])
})

test('a school year begins on the first of September', () => {
  expect(['2026-08-31', '2026-09-01', '2027-01-01'].map(schoolYearOf)).toEqual([2025, 2026, 2026])
})
