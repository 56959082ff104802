import { describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { aReview } from '../testing/review-builder.ts'
import { decide, isOverdue, lock, lockHolder, release, reviewStates } from './review.ts'

const now = new Date('2026-11-22T10:00:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const acceptance = { outcome: 'accept', reason: null, note: '' } as const

describe('lock of a review', () => {
  test('reserves a waiting review for fifteen minutes', async () => {
    const locked = await run(lock(aReview(), 'anna', now))
    expect(locked).toMatchObject({ locked_by_account_id: 'anna', locked_until: '2026-11-22T10:15:00.000Z' })
    expect([lockHolder(locked, later(14)), lockHolder(locked, later(15))]).toEqual(['anna', null])
  })

  test('is refused to others while it lasts and renewed by its holder', async () => {
    const locked = await run(lock(aReview(), 'anna', now))
    expect(await failureOf(lock(locked, 'ewa', later(14)))).toMatchObject({ _tag: 'ReviewLocked' })
    expect((await run(lock(locked, 'anna', later(10)))).locked_until).toBe('2026-11-22T10:25:00.000Z')
    expect((await run(lock(locked, 'ewa', later(15)))).locked_by_account_id).toBe('ewa')
  })

  test('ends when its holder releases it, and not by somebody else', async () => {
    const locked = await run(lock(aReview(), 'anna', now))
    expect(lockHolder(release(locked, 'ewa'), now)).toBe('anna')
    expect(lockHolder(release(locked, 'anna'), now)).toBeNull()
  })
})

describe('decision of a review', () => {
  test.each([
    ['accept', 'accepted'],
    ['reject', 'rejected'],
    ['revise', 'returned'],
  ] as const)('%s leads to %s and ends the lock', async (outcome, state) => {
    const locked = await run(lock(aReview(), 'anna', now))
    expect(await run(decide(locked, { outcome, reason: 'other', note: 'Because.' }, 'anna', later(1)))).toMatchObject({
      state,
      reason: 'other',
      note: 'Because.',
      decided_by_account_id: 'anna',
      decided_at: '2026-11-22T10:01:00.000Z',
      locked_by_account_id: null,
    })
  })

  test.each(reviewStates.filter((state) => state !== 'waiting'))('a review that is %s can be neither locked nor decided', async (state) => {
    const decided = aReview({ state })
    expect(await failureOf(lock(decided, 'anna', now))).toMatchObject({ _tag: 'ReviewDecided' })
    expect(await failureOf(decide(decided, acceptance, 'anna', now))).toMatchObject({ _tag: 'ReviewDecided' })
  })

  test('is refused while somebody else holds the review', async () => {
    const locked = await run(lock(aReview(), 'anna', now))
    expect(await failureOf(decide(locked, acceptance, 'ewa', later(1)))).toMatchObject({ _tag: 'ReviewLocked' })
  })

  test('RP-05 whoever made the decision that is appealed neither locks nor decides the appeal', async () => {
    const appeal = aReview({ excluded_deciders: ['anna'] })
    expect(await failureOf(lock(appeal, 'anna', now))).toMatchObject({ _tag: 'DeciderExcluded', kind: 'forbidden' })
    expect(await failureOf(decide(appeal, acceptance, 'anna', now))).toMatchObject({ _tag: 'DeciderExcluded' })
    expect((await run(decide(appeal, acceptance, 'ewa', now))).state).toBe('accepted')
  })
})

test('CL-06 a waiting review is overdue after its due time, a decided one never', () => {
  const due = { due_at: now.toISOString() }
  expect([isOverdue(aReview(due), now), isOverdue(aReview(due), later(1))]).toEqual([false, true])
  expect(isOverdue(aReview({ ...due, state: 'rejected' }), later(1))).toBe(false)
})
