import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeReportsFixture } from '../testing/reports-fixture.ts'
import { ShowDecision } from './decisions.ts'

const database = databaseForTests()

const decided = async (outcome = 'hidden') => {
  const fixture = makeReportsFixture(database)
  await run(fixture.report())
  await run(fixture.close({ outcome }))
  fixture.waiting.clear()
  fixture.acts.length = 0
  fixture.events.emitted.length = 0
  const other = fixture.addUser({ type: 'support' })
  const id = (await fixture.lastDecision())?.id ?? ''
  const appealAs = async (user = fixture.author) => {
    await run(fixture.appeal(user, { id, text: 'To nie obelga.' }))
    return (await fixture.stored.appeals.all()).at(-1)?.id ?? ''
  }
  return { ...fixture, other, id, appealAs }
}

test('RP-05 J4.6 the first decider is kept out of the appeal; another one overturns, and the thing is back', async () => {
  const { appealAs, waiting, support, decideAppeal, other, acts, thing, events, author, reporter, decisions, stored } = await decided()
  const appeal = await appealAs()
  expect(waiting.get(appeal)).toMatchObject({ kind: 'appeal', excludedDeciders: [support.id], authorId: author.id })
  expect(await failureOf(decideAppeal(appeal, 'overturned', support))).toMatchObject({ detail: 'first_decider' })
  await run(decideAppeal(appeal, 'overturned', other))
  expect(acts).toMatchObject([{ id: thing.id, revision: thing.revision, act: 'restore', undoes: 'hidden' }])
  expect(await stored.appeals.get(appeal)).toMatchObject({ state: 'overturned', restored: true, decider_account_id: other.id })
  expect(events.emitted).toMatchObject([{ name: 'reports.appeal-decided', outcome: 'overturned', note: 'Bo tak.' }])
  expect((events.emitted[0] as unknown as { to: string[] }).to.toSorted()).toEqual([author.id, reporter.id].toSorted())
  expect(await run(decisions.upheldAbout([author.id]))).toBe(0)
  expect(await failureOf(decideAppeal(appeal, 'upheld', other))).toMatchObject({ detail: 'decided' })
})

test('RP-05 the text that was edited meanwhile does not come back, although the appeal is right', async () => {
  const { appealAs, things, thing, decideAppeal, other, acts, stored } = await decided()
  const appeal = await appealAs()
  things.set(thing.id, { ...thing, revision: 'another' })
  await run(decideAppeal(appeal, 'overturned', other))
  expect([acts, (await stored.appeals.get(appeal))?.restored]).toEqual([[], false])
})

test('RP-05 an upheld decision changes nothing; it is appealed once, by the side that lost, within six months', async () => {
  const { appealAs, appeal, reporter, author, id, decideAppeal, other, acts, addUser } = await decided()
  expect(await failureOf(appeal(reporter, { id, text: 'Za mało.' }))).toMatchObject({ _tag: 'NotAppealable' })
  expect(await failureOf(appeal(addUser(), { id, text: 'x' }))).toMatchObject({ _tag: 'DecisionNotFound' })
  await run(decideAppeal(await appealAs(), 'upheld', other))
  expect(acts).toEqual([])
  expect(await failureOf(appeal(author, { id, text: 'Jeszcze raz.' }))).toMatchObject({ _tag: 'AppealExists' })
  const late = await decided()
  late.clock.advance(184 * 86_400)
  expect(await failureOf(late.appeal(late.author, { id: late.id, text: 'Późno.' }))).toMatchObject({ _tag: 'NotAppealable' })
})

test('RP-05 an overturned dismissal is examined again, not by the first decider', async () => {
  const { appealAs, reporter, decideAppeal, other, waiting, stored, support } = await decided('dismissed')
  await run(decideAppeal(await appealAs(reporter), 'overturned', other))
  const [found] = await stored.cases.all()
  expect(found).toMatchObject({ state: 'open' })
  expect((await stored.reports.all())[0]?.decided_at).toBeNull()
  expect(waiting.get(found?.id ?? '')).toMatchObject({ kind: 'report', excludedDeciders: [support.id] })
})

test('J4.6 a text that support rejected before publication has a decision that is appealed in the same way', async () => {
  const { refuse, support, thing, decisions, author, appeal, stored, decideAppeal, addUser, acts, viewDecision } =
    makeReportsFixture(database)
  const refusal = { kind: 'opinion', subjectId: thing.revision, reason: 'child_privacy', note: 'Imię dziecka.' } as const
  await run(refuse(support, { ...refusal, outcome: 'revise' }))
  await run(refuse(support, { ...refusal, kind: 'claim', outcome: 'reject' }))
  await run(refuse(support, { ...refusal, subjectId: newId(), outcome: 'reject' }))
  expect(await stored.decisions.count()).toBe(0)
  await run(refuse(support, { ...refusal, outcome: 'reject' }))
  expect(await run(decisions.countNew(author.id))).toBe(0)
  const show = makeOf(ShowDecision)({ decisions, viewDecision })
  expect(await run(show(author, { id: thing.revision }))).toMatchObject({
    outcome: 'rejected',
    reported: false,
    reason: 'child_privacy',
    facts: 'Imię dziecka.',
    may_appeal: true,
    side: 'author',
  })
  expect(await failureOf(show(addUser(), { id: thing.revision }))).toMatchObject({ _tag: 'DecisionNotFound' })
  await run(appeal(author, { id: thing.revision, text: 'To moje imię.' }))
  await run(decideAppeal((await stored.appeals.all())[0]?.id ?? '', 'overturned', addUser({ type: 'support' })))
  expect(acts).toMatchObject([{ act: 'restore', undoes: 'rejected' }])
})
