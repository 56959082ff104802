import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { submitOne } from '../testing/submit-one.ts'
import { CountReviews } from './queue.ts'

const database = databaseForTests()

test('CL-06 counts what waits and what is overdue, also for kinds without any', async () => {
  const fixture = await submitOne(database)
  const empty = { ...(fixture.kinds[0] as (typeof fixture.kinds)[number]), kind: 'empty' }
  const count = makeOf(CountReviews)({ ...fixture, kinds: [...fixture.kinds, empty] })
  const sample = { kind: 'sample', messages: 'sample.review', waiting: 1 }
  const none = { kind: 'empty', messages: 'sample.review', waiting: 0, overdue: 0 }
  expect(await run(count(fixture.anna, {}))).toEqual({ kinds: [{ ...sample, overdue: 0 }, none] })
  fixture.clock.advance(48 * 3600 + 1)
  expect(await run(count(fixture.anna, {}))).toEqual({ kinds: [{ ...sample, overdue: 1 }, none] })
})
