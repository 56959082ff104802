import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { submitOne } from '../testing/submit-one.ts'
import { LockReview } from './reviews.ts'

const database = databaseForTests()

test('reserves a review for the caller and names her on every desk', async () => {
  const fixture = await submitOne(database)
  const { id, anna, realtime } = fixture
  const locked_by = { id: anna.id, name: 'Anna Nowak' }
  expect(await run(makeOf(LockReview)(fixture)(anna, { id }))).toMatchObject({
    locked_by,
    locked_until: '2026-11-23T10:15:00.000Z',
    subject: { id: fixture.submission.subjectId },
  })
  expect(realtime.published).toMatchObject([{ channel: 'support', type: 'review.updated', data: { id, locked_by } }])
})

test('is refused to colleagues until it runs out', async () => {
  const fixture = await submitOne(database)
  const { id, anna, ewa, clock } = fixture
  const lock = makeOf(LockReview)(fixture)
  await run(lock(anna, { id }))
  expect(await failureOf(lock(ewa, { id }))).toMatchObject({ _tag: 'ReviewLocked' })
  clock.advance(15 * 60)
  expect((await run(lock(ewa, { id }))).locked_by).toMatchObject({ name: 'Ewa Nowak' })
})
