import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { plugin as reviewFixture } from '#config/quality/testing/review-fixture/plugin.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { plugins } from '#plugins/server.gen.ts'
import { DecideReview } from '../use-cases/decide-review.ts'
import { LockReview } from '../use-cases/reviews.ts'
import { insertReview } from './insert-review.ts'

const platform = startForTests(() => testPlatform({ plugins: [...plugins, reviewFixture] }))

const insert = (over: Parameters<typeof insertReview>[1] = {}) => insertReview((sql, parameters) => rowsOf(platform, sql, parameters), over)
const desks = () => Array.from({ length: 20 }, () => aUser({ id: newId(), type: 'support' }))

test('of twenty parallel decisions one wins and the others learn that it was decided', async () => {
  const id = await insert()
  const results = await Promise.allSettled(desks().map((desk) => platform.run(DecideReview, desk, { id, outcome: 'accept' })))
  const won = results.filter(({ status }) => status === 'fulfilled')
  const lost = results.filter((one) => one.status === 'rejected')
  expect([won.length, lost.length]).toEqual([1, 19])
  for (const { reason } of lost) expect(reason).toMatchObject({ _tag: 'ReviewDecided' })
  const decisions = await rowsOf(platform, `select 1 from audit_entry where about->>'review' = ?`, [id])
  expect(decisions.length).toBe(1)
})

test('of twenty parallel reservations one wins', async () => {
  const id = await insert()
  const results = await Promise.allSettled(desks().map((desk) => platform.run(LockReview, desk, { id })))
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1)
})

test('a decision and the reservation of a colleague exclude each other', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await insert()
    const anna = aUser({ id: newId(), type: 'support' })
    const ewa = aUser({ id: newId(), type: 'support' })
    const results = await Promise.allSettled([
      platform.run(DecideReview, anna, { id, outcome: 'accept' }),
      platform.run(LockReview, ewa, { id }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  }
})
