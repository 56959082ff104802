import { expect, test } from 'vitest'
import { daysOfSchoolYear } from '#plugins/tags/contract/calendar.ts'
import type { TagView } from '#plugins/tags/contract/tag-view.ts'
import { datesIn, highlightOf, schoolCalendarOf } from './school-calendar.ts'

/** The platform's own days. */
const tags = daysOfSchoolYear(2026).map(({ key }) => ({ id: key, key, param: key }) as TagView)
const highlightOn = (today: string) => {
  const found = highlightOf(schoolCalendarOf(today, tags).days)
  return found && [found.key, found.state]
}

test('NE-04 the day to prepare for is today’s, else the next to begin; a season that goes on does not hide it', () => {
  expect(highlightOn('2026-11-28')).toEqual(['saint_andrews_eve', 'next'])
  expect(highlightOn('2026-11-29')).toEqual(['saint_andrews_eve', 'now'])
  expect(highlightOn('2026-11-30')).toEqual(['saint_nicholas_day', 'next'])
  expect(highlightOn('2027-01-07')).toEqual(['grandparents_day', 'next'])
  expect(highlightOn('2027-01-22')).toEqual(['grandparents_day', 'now'])
  expect(
    highlightOf(
      schoolCalendarOf(
        '2027-02-01',
        tags.filter(({ key }) => key === 'carnival_ball'),
      ).days,
    ),
  ).toMatchObject({ state: 'now' })
})

test('NE-04 once all days of a school year are over, the calendar shows the next one', () => {
  expect(schoolCalendarOf('2027-06-23', tags)).toMatchObject({ firstYear: 2026 })
  const summer = schoolCalendarOf('2027-06-24', tags)
  expect(summer.firstYear).toBe(2027)
  expect(summer.days[0]).toMatchObject({ key: 'school_year_start', from: '2027-09-01', state: 'next' })
  expect(schoolCalendarOf('2026-09-01', tags).days[0]).toMatchObject({ state: 'now' })
})

test('what is over, goes on, comes next and later is told apart, in the order of the school year', () => {
  const { days } = schoolCalendarOf('2027-01-10', tags)
  expect(days).toHaveLength(tags.length)
  const states = Map.groupBy(days, ({ state }) => state)
  expect(states.get('over')?.at(-1)?.key).toBe('christmas_eve')
  expect(states.get('now')?.map(({ key }) => key)).toEqual(['carnival_ball'])
  expect(states.get('next')?.map(({ key }) => key)).toEqual(['grandparents_day'])
  expect(states.get('later')?.at(-1)?.key).toBe('fathers_day')
})

test('a day has its dates in each school year, and a tag of support none', () => {
  expect(datesIn(2026, 'fathers_day')).toEqual({ from: '2027-06-23', to: '2027-06-23' })
  expect(datesIn(2026, 'kashubian_day')).toBeNull()
})
