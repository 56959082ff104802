import { describe, expect, test } from 'vitest'
import { type ApplicationStatus, applicationStatuses, isOpen, parties } from '../contract/statuses.ts'
import { mayBecome, nextSteps } from './application-states.ts'

const legal: readonly (readonly [(typeof parties)[number], ApplicationStatus, readonly ApplicationStatus[]])[] = [
  ['facility', 'new', ['seen', 'contacted', 'visit_booked', 'waitlisted', 'offered', 'declined']],
  ['facility', 'seen', ['contacted', 'visit_booked', 'waitlisted', 'offered', 'declined']],
  ['facility', 'contacted', ['seen', 'visit_booked', 'waitlisted', 'offered', 'declined']],
  ['facility', 'visit_booked', ['seen', 'contacted', 'waitlisted', 'offered', 'declined']],
  ['facility', 'waitlisted', ['contacted', 'visit_booked', 'waitlisted', 'offered', 'declined']],
  ['facility', 'offered', ['waitlisted', 'offered', 'accepted', 'declined']],
  ['parent', 'new', ['withdrawn']],
  ['parent', 'seen', ['withdrawn']],
  ['parent', 'contacted', ['withdrawn']],
  ['parent', 'visit_booked', ['withdrawn']],
  ['parent', 'waitlisted', ['withdrawn']],
  ['parent', 'offered', ['accepted', 'declined', 'withdrawn']],
  ['parent', 'accepted', ['withdrawn']],
  ['system', 'new', ['declined']],
  ['system', 'seen', ['declined']],
  ['system', 'contacted', ['declined']],
  ['system', 'visit_booked', ['declined']],
  ['system', 'waitlisted', ['declined']],
  ['system', 'offered', ['declined', 'expired']],
]

describe('RE-03 RE-04 steps of an application', () => {
  test.each(parties.flatMap((by) => applicationStatuses.map((from) => [by, from] as const)))('by the %s from %s', (by, from) => {
    const expected = legal.find(([party, status]) => party === by && status === from)?.[2] ?? []
    expect(applicationStatuses.filter((to) => mayBecome(by, from, to))).toEqual(applicationStatuses.filter((to) => expected.includes(to)))
  })

  test('the facility changes nothing after the end, and the facility accepts nobody without an offer', () => {
    for (const from of applicationStatuses) {
      if (!isOpen(from)) expect(nextSteps(from)).toEqual([])
      if (from !== 'offered') expect(nextSteps(from)).not.toContain('accepted')
    }
  })
})
