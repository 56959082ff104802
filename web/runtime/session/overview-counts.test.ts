import { expect, test } from 'vitest'
import { badgeCount, newCountOfFacility, totalNewCount } from './overview-counts.ts'

test('AU-11 reads overview counters: totals, by facility, and of one facility', () => {
  const overview = {
    opinions: { new_answers: 1, new_opinions: 5, new_opinions_by_facility: { f: 3, g: 2 } },
    user_questions: { new_messages: 2, new_messages_by_facility: { f: 2 } },
  }
  expect(badgeCount(overview, 'opinions.new_answers')).toBe(1)
  expect(badgeCount(overview, 'opinions.new_opinions_by_facility')).toBe(5)
  expect(badgeCount(overview, 'opinions.new_opinions_by_facility', 'g')).toBe(2)
  expect(badgeCount(overview, ['opinions.new_opinions_by_facility', 'user_questions.new_messages_by_facility'], 'f')).toBe(5)
  expect([
    badgeCount(overview, 'reports.new'),
    badgeCount({}, undefined),
    badgeCount(overview, 'opinions.new_opinions_by_facility', 'h'),
  ]).toEqual([0, 0, 0])
  expect([newCountOfFacility(overview, 'f'), newCountOfFacility(overview, 'g'), newCountOfFacility({}, 'f')]).toEqual([5, 2, 0])
  expect(totalNewCount(overview)).toBe(8)
})
