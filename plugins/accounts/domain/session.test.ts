import { expect, test } from 'vitest'
import { endOf, newSession, rotated } from './session.ts'

const limits = { ACCOUNTS_SESSION_DAYS: 90, ACCOUNTS_STAFF_SESSION_HOURS: 24 }
const now = new Date('2026-11-28T08:00:00.000Z')

test('AU-03 J11 a session of a user ends after 90 days, one of support or an editor after a day', () => {
  expect(['user', 'support', 'cms'].map((type) => endOf(type as 'user', limits, now).toISOString())).toEqual([
    '2027-02-26T08:00:00.000Z',
    '2026-11-29T08:00:00.000Z',
    '2026-11-29T08:00:00.000Z',
  ])
})

test('AU-03 J11 no use prolongs a session past its end', () => {
  const session = newSession('a', 'Firefox', false, now, endOf('cms', limits, now))
  expect(session.expires_at).toBe(session.ends_at)
  const later = new Date('2026-11-28T20:00:00.000Z')
  expect(rotated(session, later)).toMatchObject({ generation: 1, expires_at: session.ends_at, ends_at: session.ends_at })
  expect(rotated(newSession('a', 'Firefox', false, now, endOf('user', limits, now)), later).expires_at).toBe('2026-12-28T20:00:00.000Z')
})
