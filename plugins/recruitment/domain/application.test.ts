import { expect, test } from 'vitest'
import { aContent } from '../testing/content-builder.ts'
import { contentProblems, offerEnd } from './application.ts'

const today = '2026-11-23'
const problems = (over: Parameters<typeof aContent>[0]) => contentProblems(aContent(over), today)

test('RE-02 hours in order, a start that is to come, no PESEL', () => {
  expect(problems({})).toEqual({})
  expect(problems({ hours_from: 960, hours_to: 480 })).toEqual({ hours_to: ['recruitment.form.hours.order'] })
  expect(problems({ hours_from: 480, hours_to: 480 })).toEqual({ hours_to: ['recruitment.form.hours.order'] })
  expect(problems({ desired_start: '2026-11-22' })).toEqual({ desired_start: ['recruitment.form.start.past'] })
  for (const desired_start of ['2026-02-31', '2040-01-01'])
    expect(problems({ desired_start })).toEqual({ desired_start: ['FIELD_INVALID'] })
  expect(problems({ desired_start: today, note: 'PESEL 44051401359' })).toEqual({ note: ['recruitment.form.note.pesel'] })
})

test('RE-03 an offer ends with its last day in Warsaw, from tomorrow until sixty days', () => {
  const now = new Date('2026-11-22T23:30:00.000Z')
  expect(offerEnd(undefined, now)).toBe('2026-11-30T23:00:00.000Z')
  expect(offerEnd('2026-11-24', now)).toBe('2026-11-24T23:00:00.000Z')
  expect(offerEnd('2027-01-22', now)).toBe('2027-01-22T23:00:00.000Z')
  for (const until of ['2026-11-23', '2026-11-20', '2027-01-23', '2026-11-31']) expect(offerEnd(until, now)).toBeNull()
})
