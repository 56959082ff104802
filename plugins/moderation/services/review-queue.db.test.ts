import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeModerationFixture } from '../testing/moderation-fixture.ts'
import { DecideReview } from '../use-cases/decide-review.ts'

const database = databaseForTests()

const firstPage = { page: 1, offset: 0, limit: 20 }

test('CL-06 a submission is due after the hours of its kind, and every desk is told', async () => {
  const { queue, submission, clock, realtime } = makeModerationFixture(database)
  const { dueAt } = await run(queue.submit(submission()))
  expect(new Date(dueAt).getTime() - clock.now().getTime()).toBe(48 * 3_600_000)
  expect(realtime.published).toMatchObject([{ type: 'review.updated', data: { kind: 'sample', state: 'waiting', locked_by: null } }])
})

test('a subject submitted twice waits once', async () => {
  const { queue, submission, reviews } = makeModerationFixture(database)
  const subjectId = newId()
  await run(queue.submit(submission({ subjectId })))
  await run(queue.submit(submission({ subjectId, title: 'Bajka 2' })))
  const { reviews: waiting } = await run(reviews.list({ status: 'waiting' }, firstPage))
  expect(waiting.map(({ title }) => title)).toEqual(['Bajka 2'])
})

test('a withdrawn subject leaves the queue', async () => {
  const { queue, submission, reviews } = makeModerationFixture(database)
  const subjectId = newId()
  await run(queue.submit(submission({ subjectId })))
  await run(queue.withdraw('sample', subjectId))
  await run(queue.withdraw('sample', subjectId))
  expect((await run(reviews.list({ status: 'waiting' }, firstPage))).total).toBe(0)
})

test('PL-11 a rule flags an author with three rejected subjects and raises the priority', async () => {
  const fixture = makeModerationFixture(database)
  const { queue, submission, reviews, anna } = fixture
  const decide = makeOf(DecideReview)(fixture)
  const authorId = newId()
  for (let n = 0; n < 4; n++) {
    await run(queue.submit(submission({ authorId })))
    const [review] = (await run(reviews.list({ status: 'waiting' }, firstPage))).reviews
    const flagged = { flags: ['moderation.flag.rejected-before'], priority: 'raised' }
    expect(review).toMatchObject(n < 3 ? { flags: [], priority: 'normal' } : flagged)
    await run(decide(anna, { id: review?.id ?? '', outcome: 'reject', reason: 'other', note: 'Nie.' }))
  }
})

test('a kind that no plugin declares is a defect', async () => {
  const { queue, submission } = makeModerationFixture(database)
  await expect(run(queue.submit(submission({ kind: 'unknown' })))).rejects.toThrow('no plugin declares')
})
