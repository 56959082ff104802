import { expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { reopenDays } from '../contract/topics.ts'
import { maxMessages, type Question } from './question.ts'
import { closed, mayReopen, messageRefusal, reopened, withMessage } from './question-states.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const daysLater = (days: number, more = 0) => new Date(now.getTime() + days * 86_400_000 + more)
const open: Question = {
  id: newId(),
  facility_id: newId(),
  moved_from: null,
  account_id: newId(),
  by_guest: false,
  topic: 'other',
  state: 'open',
  closed_by: null,
  closed_at: null,
  asked_at: now.toISOString(),
  last_message_at: now.toISOString(),
  last_parent: 1,
  last_facility: 0,
  version: 1,
}
const shut = closed(open, 'facility', now)

test('a closed thread may be reopened for thirty days, by a message too, and not one that the platform has ended', () => {
  expect(shut).toMatchObject({ state: 'closed', closed_by: 'facility', closed_at: now.toISOString(), version: 2 })
  expect([open, shut, { ...shut, closed_by: 'platform' as const }].map((one) => mayReopen(one, now))).toEqual([false, true, false])
  for (const [at, may] of [
    [daysLater(reopenDays), true],
    [daysLater(reopenDays, 1), false],
  ] as const)
    expect([mayReopen(shut, at), messageRefusal(shut, at)]).toEqual([may, may ? null : 'closed'])
  expect(reopened(shut)).toEqual({ ...open, version: 3 })
})

test('a message opens the thread and counts for its side; none follows the last one, or the parent who is gone', () => {
  const answered = withMessage(shut, 'facility', now)
  expect(answered).toMatchObject({ state: 'open', closed_by: null, last_parent: 1, last_facility: 2, version: 3 })
  expect(withMessage(answered, 'parent', now)).toMatchObject({ last_parent: 3, last_facility: 2 })
  expect(messageRefusal({ ...open, last_facility: maxMessages - 1 }, now)).toBeNull()
  expect(messageRefusal({ ...open, last_facility: maxMessages }, now)).toBe('full')
  expect(messageRefusal({ ...open, account_id: null }, now)).toBe('closed')
})
