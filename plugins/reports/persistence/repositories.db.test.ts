import { describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { newCase, newReport } from '../domain/report.ts'
import { Reports } from '../domain/reports.port.ts'
import { aDecision, anAppeal } from '../testing/decision-builder.ts'

const database = databaseForTests()

const now = new Date('2026-11-22T10:00:00.000Z')
const firstPage = { page: 1, offset: 0, limit: 20 }
const target = () => ({ target_type: 'opinion', target_id: newId(), facility_id: null, title: 'Bajka' })
const given = (account_id: string | null) => ({ account_id, url: null, reason: 'insult', text: 'Obelga' }) as const

const reports = () => database.find(Reports)
const decisions = () => database.find(Decisions)

describe('repository of reports', () => {
  test('RP-01 a thing has one open case, with one report of an account in it', async () => {
    const thing = target()
    const account = newId()
    const opened = await run(reports().openCase(newCase(thing, now)))
    expect((await run(reports().openCase(newCase({ ...thing, title: 'Tęcza' }, now)))).id).toBe(opened.id)
    const report = newReport(opened.id, given(account), now)
    await run(reports().add(report, null))
    const notice = newReport(opened.id, { ...given(null), url: 'https://kredka.test/x' }, now)
    await run(reports().add(notice, { name: 'Ola', email: 'ola@kredka.test', language: 'ua' }))
    expect(await run(reports().openOf('opinion', thing.target_id, account))).toEqual(report)
    expect(await run(reports().openOf('opinion', thing.target_id, newId()))).toBeNull()
    expect((await run(reports().ofCase(opened.id, 20))).map(({ id }) => id).toSorted()).toEqual([report.id, notice.id].toSorted())
    expect(await run(reports().countOf(opened.id))).toEqual([{ reason: 'insult', count: 2 }])
    expect(await run(reports().accountsOf(opened.id))).toEqual([account])
    expect(await run(reports().notifiersOf(opened.id))).toEqual([
      { name: 'Ola', email: 'ola@kredka.test', language: 'ua', report_id: notice.id, number: notice.number },
    ])
    expect([await run(reports().caseIdOf(report.id)), await run(reports().caseIdOf(newId()))]).toEqual([opened.id, null])
  })

  test('RP-03 a report shows its outcome once it is decided; a case is reopened unless there is another one', async () => {
    const thing = target()
    const account = newId()
    const opened = await run(reports().openCase(newCase(thing, now)))
    await run(reports().add(newReport(opened.id, given(account), now), null))
    expect((await run(reports().listOwn(account, firstPage))).items).toMatchObject([{ title: 'Bajka', outcome: null, decision_id: null }])
    const at = '2026-11-22T12:00:00.000Z'
    await run(reports().saveCase({ ...opened, state: 'resolved', resolved_at: at }))
    await run(reports().setDecided(opened.id, at))
    const decision = aDecision({ case_id: opened.id, outcome: 'dismissed' })
    await run(decisions().add(decision, []))
    expect(await run(reports().listOwn(account, firstPage))).toMatchObject({
      total: 1,
      items: [{ outcome: 'dismissed', decision_id: decision.id, decided_at: at }],
    })
    expect(await run(reports().reopenCase(opened.id))).toBe(true)
    expect(await run(reports().reopenCase(opened.id))).toBe(false)
    await run(reports().saveCase({ ...opened, state: 'resolved', resolved_at: at }))
    const other = await run(reports().openCase(newCase(thing, now)))
    expect([other.id === opened.id, await run(reports().reopenCase(opened.id))]).toEqual([false, false])
  })

  test('RP-02 the eleventh report of a day is refused, the first of the next is not', async () => {
    const account = newId()
    for (let n = 0; n < 10; n++) await run(reports().spend(account, '2026-11-22'))
    expect(await failureOf(reports().spend(account, '2026-11-22'))).toMatchObject({ _tag: 'ReportLimitReached', kind: 'limit-reached' })
    await run(reports().spend(account, '2026-11-23'))
  })
})

describe('repository of decisions', () => {
  test('RP-04 a decision is found by its id and by what was decided about; the parties see when they have opened it', async () => {
    const author = newId()
    const reporter = newId()
    const decision = aDecision()
    const sides = [
      { account_id: author, side: 'author', seen_at: null },
      { account_id: reporter, side: 'reporter', seen_at: null },
    ] as const
    await run(decisions().add(decision, sides))
    expect([await run(decisions().find(decision.id)), await run(decisions().find(decision.revision))]).toEqual([decision, decision])
    expect([await run(decisions().find(newId())), await run(decisions().find('rubbish'))]).toEqual([null, null])
    expect((await run(decisions().partiesOf(decision.id))).toSorted((one, two) => (one.side < two.side ? -1 : 1))).toEqual(sides)
    expect([await run(decisions().countNew(author)), await run(decisions().upheldAbout([author]))]).toEqual([1, 0])
    const at = '2026-11-23T10:00:00.000Z'
    expect(await run(decisions().markSeen(author, [decision.id, newId()], at))).toBe(true)
    expect(await run(decisions().markSeen(author, [decision.id], at))).toBe(false)
    expect([await run(decisions().countNew(author)), await run(decisions().countNew(reporter))]).toEqual([0, 1])
    await run(decisions().markNew(decision.id))
    expect(await run(decisions().listOwn(author, firstPage))).toMatchObject({
      total: 1,
      items: [{ side: 'author', seen_at: null, appeal: null }],
    })
  })

  test('RP-05 a decision is appealed once', async () => {
    const decision = aDecision()
    const appeal = anAppeal(decision)
    await run(decisions().add(decision, [{ account_id: appeal.account_id ?? '', side: 'author', seen_at: null }]))
    await run(decisions().addAppeal(appeal))
    expect(await run(decisions().appealOf(decision.id))).toEqual(appeal)
    const decided = { ...appeal, state: 'overturned', decided_at: '2026-11-24T10:00:00.000Z', note: 'Słusznie.', restored: true } as const
    await run(decisions().saveAppeal({ ...decided, decider_account_id: newId() }))
    expect(await run(decisions().appealById(appeal.id))).toMatchObject({ state: 'overturned', restored: true })
    expect((await run(decisions().listOwn(appeal.account_id ?? '', firstPage))).items[0]?.appeal).toBe('overturned')
  })
})
