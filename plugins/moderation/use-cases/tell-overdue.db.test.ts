import { expect, test } from 'vitest'
import { makeEvents } from '#adapters/memory/events.ts'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests, transactionWith } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { TellOverdue } from './tell-overdue.ts'

const database = databaseForTests()

test('SP-09 support is told of reviews that are past their due time, and of nothing while all are in time', async () => {
  const events = makeEvents()
  const { clock } = database
  const tell = makeOf(TellOverdue)({ reviews: database.find(Reviews), events, clock, transaction: transactionWith(database, events) })
  const submission = { kind: 'material', subjectId: newId(), facilityId: null, authorId: null, title: 'Mandala', text: 'Mandala' }
  await run(database.find(ReviewQueue).submit(submission))
  expect([await run(tell(system, {})), events.emitted]).toEqual([{ overdue: 0 }, []])
  clock.advance(60 * 86_400)
  expect(await run(tell(system, {}))).toEqual({ overdue: 1 })
  expect(events.emitted).toMatchObject([{ name: 'moderation.reviews-overdue', overdue: 1, waiting: 1 }])
})
