import { expect, test } from 'vitest'
import { ownApplicationsToday } from './today.query.ts'

const application = (id: string, status: string, unseen = false) => ({
  id,
  facility: 'Słoneczko',
  status,
  unseen,
  changed: '2026-11-29T08:00:00Z',
})

test('WK-02 the parent’s start page puts an offer first, then news, and others under way with their next step', () => {
  const open = [application('a', 'offered'), application('b', 'waitlisted', true), application('c', 'seen')]
  expect(
    ownApplicationsToday.lines({ open } as never, new Date()).map(({ kind, text, isUrgent, params }) => [kind, text, isUrgent, params]),
  ).toEqual([
    ['waiting', 'recruitment.status.offered.parent', true, { application: 'a' }],
    ['waiting', 'recruitment.status.waitlisted.parent', false, { application: 'b' }],
    ['going', 'recruitment.status.seen.parent', false, { application: 'c' }],
  ])
})
