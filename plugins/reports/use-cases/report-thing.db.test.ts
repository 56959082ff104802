import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { ExamineNumber, ExamineReason } from '../services/examine-case.ts'
import { makeReportsFixture } from '../testing/reports-fixture.ts'

const database = databaseForTests()

test('RP-01 RP-03 a report waits for support, and its sender gets a number by mail at once', async () => {
  const { report, reporter, thing, waiting, mailQueue, stored } = makeReportsFixture(database)
  const view = await run(report())
  expect(view.number).toMatch(/^Z-.{4}-.{4}$/)
  expect(view).toMatchObject({ title: 'Bajka', reason: 'insult', outcome: null, decided_at: null })
  const [found] = await stored.cases.all()
  expect(waiting.get(found?.id ?? '')).toMatchObject({ kind: 'report', authorId: thing.authorIds[0], title: 'Bajka' })
  expect(mailQueue.sent).toMatchObject([
    { to: `${reporter.id}@kredka.test`, template: 'reports.mail.receipt', values: { number: view.number } },
  ])
})

test('RP-01 a second report of the same account is the first one; those of others join the case', async () => {
  const { report, addUser, stored, mailQueue } = makeReportsFixture(database)
  const first = await run(report())
  expect((await run(report())).id).toBe(first.id)
  await run(report(addUser()))
  expect([await stored.cases.count(), await stored.reports.count(), mailQueue.sent.length]).toEqual([1, 2, 2])
})

test('RP-01 what nobody may see, what is one’s own and what no plugin knows cannot be reported', async () => {
  const { report, author, addThing, things, thing } = makeReportsFixture(database)
  expect(await failureOf(report(author))).toMatchObject({ _tag: 'OwnContent' })
  for (const over of [{ target_id: newId() }, { target_type: 'web_page' }, { target_id: addThing({ isPublic: false }).id }])
    expect(await failureOf(report(undefined, over))).toMatchObject({ _tag: 'ReportTargetNotFound' })
  expect(await failureOf(report(visitor as never))).toMatchObject({ _tag: 'MissingJwt' })
  things.delete(thing.id)
  expect(await failureOf(report())).toMatchObject({ _tag: 'ReportTargetNotFound' })
})

test('RP-02 J11.5 the eleventh report of a day in Warsaw is refused and stores nothing; repeating one costs nothing', async () => {
  const { report, addThing, clock, stored } = makeReportsFixture(database)
  for (let n = 0; n < 10; n++) await run(report(undefined, { target_id: addThing().id }))
  const eleventh = addThing().id
  expect(await failureOf(report(undefined, { target_id: eleventh }))).toMatchObject({ _tag: 'ReportLimitReached', kind: 'limit-reached' })
  expect([await stored.reports.count(), await stored.cases.count()]).toEqual([10, 10])
  clock.advance(86_400)
  await run(report(undefined, { target_id: eleventh }))
})

test('RP-04 reports raise the priority by number and reason, and hide nothing', async () => {
  const { report, addUser, reports, stored, acts } = makeReportsFixture(database)
  const byNumber = makeOf(ExamineNumber)({ reports })
  const byReason = makeOf(ExamineReason)({ reports })
  await run(report())
  const submission = { kind: 'report', subjectId: (await stored.cases.all())[0]?.id ?? '', facilityId: null, authorId: null, title: '' }
  expect([await run(byNumber(submission)), await run(byReason(submission))]).toEqual([null, null])
  await run(report(addUser(), { reason: 'child_privacy' }))
  await run(report(addUser()))
  expect([await run(byNumber(submission)), await run(byReason(submission))]).toMatchObject([{ priority: 'raised' }, { priority: 'raised' }])
  for (let n = 0; n < 7; n++) await run(report(addUser(), { reason: 'child_safety' }))
  expect([await run(byNumber(submission)), await run(byReason(submission))]).toMatchObject([{ priority: 'urgent' }, { priority: 'urgent' }])
  expect([await run(byNumber({ ...submission, kind: 'opinion' })), await run(byReason({ ...submission, kind: 'opinion' })), acts]).toEqual([
    null,
    null,
    [],
  ])
})
