import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { submitOne } from '../testing/submit-one.ts'
import { LockReview, ReleaseReview } from './reviews.ts'

const database = databaseForTests()

test('ends the own reservation and tells every desk', async () => {
  const fixture = await submitOne(database)
  const { id, anna, realtime } = fixture
  await run(makeOf(LockReview)(fixture)(anna, { id }))
  expect(await run(makeOf(ReleaseReview)(fixture)(anna, { id }))).toMatchObject({ locked_by: null, locked_until: null })
  expect(realtime.published.at(-1)).toMatchObject({ data: { id, locked_by: null } })
})

test('leaves the reservation of a colleague, and tells nobody', async () => {
  const fixture = await submitOne(database)
  const { id, anna, ewa, realtime } = fixture
  await run(makeOf(LockReview)(fixture)(ewa, { id }))
  expect((await run(makeOf(ReleaseReview)(fixture)(anna, { id }))).locked_by).toMatchObject({ id: ewa.id })
  expect(realtime.published.length).toBe(1)
})
