import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { submitOne } from '../testing/submit-one.ts'
import { DecideReview } from './decide-review.ts'
import { ListReviews, LockReview } from './reviews.ts'

const database = databaseForTests()

test('CL-06 lists what waits, with what is overdue, and no member of the author', async () => {
  const fixture = await submitOne(database)
  const list = makeOf(ListReviews)(fixture)
  expect(await run(list(fixture.anna, {}))).toMatchObject({ itemsTotal: 1, items: [{ id: fixture.id, overdue: false, locked_by: null }] })
  fixture.clock.advance(48 * 3600 + 1)
  const { items } = await run(list(fixture.anna, {}))
  expect(items).toMatchObject([{ overdue: true }])
  expect(Object.keys(items[0] ?? {})).not.toContain('author_account_id')
})

test('lists what the caller holds, and what was decided', async () => {
  // A reservation runs out by the clock of the database.
  database.clock.set(new Date())
  const fixture = await submitOne(database)
  const { id, anna, ewa } = fixture
  const list = makeOf(ListReviews)(fixture)
  await run(makeOf(LockReview)(fixture)(anna, { id }))
  const mine = { assignee: 'me' } as const
  expect([(await run(list(anna, mine))).itemsTotal, (await run(list(ewa, mine))).itemsTotal]).toEqual([1, 0])
  await run(makeOf(DecideReview)(fixture)(anna, { id, outcome: 'accept' }))
  expect((await run(list(anna, {}))).itemsTotal).toBe(0)
  expect((await run(list(anna, { status: 'decided' }))).items).toMatchObject([
    { id, state: 'accepted', decided_by: { name: 'Anna Nowak' } },
  ])
})

test('visitors see nothing', async () => {
  expect(await failureOf(makeOf(ListReviews)(await submitOne(database))(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
