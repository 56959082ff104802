import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeReportsFixture } from '../testing/reports-fixture.ts'

const database = databaseForTests()

test('RP-04 J4.5 a decision hides the thing, and notifies reporters and author with the same reasons', async () => {
  const { report, close, acts, thing, events, author, reporter, stored, lastDecision, decisions } = makeReportsFixture(database)
  await run(report())
  await run(close())
  expect(acts).toMatchObject([{ id: thing.id, revision: thing.revision, act: 'hide', reason: 'insult', note: 'Obelga.' }])
  expect((await stored.cases.all())[0]).toMatchObject({ state: 'resolved' })
  expect((await stored.reports.all())[0]?.decided_at).not.toBeNull()
  const decision = await lastDecision()
  expect(decision).toMatchObject({
    outcome: 'hidden',
    ground: 'terms',
    clause: 'pkt 7',
    facts: 'Obelga.',
    automated: false,
    territory: 'PL/EU',
  })
  expect(events.emitted).toMatchObject([
    { name: 'reports.report-decided', to: [reporter.id], outcome: 'hidden', facts: 'Obelga.' },
    { name: 'reports.content-decided', to: [author.id], outcome: 'hidden', facts: 'Obelga.' },
  ])
  expect(JSON.stringify(events.emitted[1])).not.toContain(reporter.id)
  expect([await run(decisions.countNew(author.id)), await run(decisions.upheldAbout([author.id]))]).toEqual([1, 1])
})

test('RP-04 a dismissal changes nothing; a removal removes', async () => {
  const { report, close, acts, lastDecision, addUser } = makeReportsFixture(database)
  await run(report())
  await run(close({ outcome: 'dismissed' }))
  expect([acts, (await lastDecision())?.duration]).toEqual([[], 'none'])
  await run(report(addUser()))
  await run(close({ outcome: 'removed', duration: 'permanent' }))
  expect(acts).toMatchObject([{ act: 'remove' }])
})

test('RP-04 a text that was edited since support has read it is not decided', async () => {
  const { report, close, things, thing, acts, stored } = makeReportsFixture(database)
  await run(report())
  things.set(thing.id, { ...thing, revision: 'another' })
  for (const outcome of ['hidden', 'dismissed'])
    expect(await failureOf(close({ outcome }))).toMatchObject({ _tag: 'SubjectChanged', detail: 'edited' })
  expect([acts, await stored.decisions.count()]).toEqual([[], 0])
})

test('RP-04 what its author has removed can only be dismissed, and reporters learn of it; so it is for a facility that was merged', async () => {
  const { report, close, things, thing, events, reporter } = makeReportsFixture(database)
  await run(report())
  things.delete(thing.id)
  expect(await failureOf(close())).toMatchObject({ _tag: 'SubjectChanged', detail: 'gone' })
  await run(close({ outcome: 'dismissed', revision: null }))
  expect(events.emitted).toMatchObject([{ name: 'reports.report-decided', to: [reporter.id] }])
})

test('RP-04 an erased author or reporter is not notified', async () => {
  const { report, close, things, thing, events, eraseReporter, reporter } = makeReportsFixture(database)
  await run(report())
  things.set(thing.id, { ...thing, authorIds: [] })
  await eraseReporter(reporter.id)
  await run(close())
  expect(events.emitted).toEqual([])
})

test('RP-04 nobody decides about an own report or an own thing, or without the form', async () => {
  const { report, close, closeCase, author, support, stored } = makeReportsFixture(database)
  await run(report(support))
  expect(await failureOf(close())).toMatchObject({ _tag: 'SubjectChanged', detail: 'own' })
  expect(await failureOf(close({}, { ...author, type: 'support' }))).toMatchObject({ detail: 'own' })
  const subjectId = (await stored.cases.all())[0]?.id ?? ''
  const plain = { subjectId, outcome: 'accept', reason: null, note: '' } as const
  expect(await failureOf(closeCase(author, plain))).toMatchObject({ _tag: 'SubjectChanged', detail: 'form' })
})

test('RP-04 nobody decides twice', async () => {
  const { report, close, closeCase, support, stored, thing } = makeReportsFixture(database)
  await run(report())
  await run(close())
  const id = (await stored.cases.all())[0]?.id
  const details = {
    id: id ?? '',
    revision: thing.revision,
    outcome: 'dismissed',
    reason: 'fake',
    ground: 'law',
    clause: 'x',
    facts: 'x',
    duration: 'none',
  }
  expect(await failureOf(closeCase(support, { subjectId: id ?? '', outcome: 'accept', reason: null, note: '', details }))).toMatchObject({
    detail: 'resolved',
  })
})
