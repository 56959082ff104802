import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { submitOne } from '../testing/submit-one.ts'
import { CheckQueue } from './queue.ts'

const database = databaseForTests()

test('CL-06 doctor counts what waits, names what is overdue, and fails once it was left for a week', async () => {
  const fixture = await submitOne(database)
  const check = makeOf(CheckQueue)(fixture)
  expect(await run(check())).toEqual({ ok: true, detail: '1 waiting, 0 overdue' })
  fixture.clock.advance(49 * 3600)
  expect(await run(check())).toEqual({ ok: true, detail: '1 waiting, 1 overdue' })
  fixture.clock.advance(7 * 86_400)
  expect(await run(check())).toEqual({
    ok: false,
    detail: '1 waiting, 1 overdue, 1 for more than 7 days: someone has to decide at /support/shadow',
  })
})

test('CL-06 an empty queue is fine', async () => {
  const { reviews, clock, queue, submission } = await submitOne(database)
  await run(queue.withdraw(submission.kind, submission.subjectId))
  expect(await run(makeOf(CheckQueue)({ reviews, clock })())).toEqual({ ok: true, detail: 'no review is waiting' })
})
