import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'
import { Site } from '#core/ports/site.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import type { Resolution } from '../contract/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { DecideAppeal } from '../use-cases/decide-appeal.ts'
import { AppealDecision } from '../use-cases/decisions.ts'
import { ReportThing } from '../use-cases/report-thing.ts'
import { ResolveReport } from '../use-cases/resolve-report.ts'
import { SendNotice } from '../use-cases/send-notice.ts'
import { ShowTransparency } from '../use-cases/show-transparency.ts'
import { aDecision, anAppeal } from './decision-builder.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const store = async () => {
  const id = await storeStanding(platform, { status: 'registered', validUntil: null })
  await rows('insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [`z-${id}`, `z-${id}`, id])
  return id
}
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { _tag?: string })._tag)).toSorted()
const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome)
const support = () => aUser({ id: newId(), type: 'support' })
const report = (user: Awaited<ReturnType<typeof createUser>>, target_id: string) =>
  platform.run(ReportThing, user, { target_type: 'facility', target_id, reason: 'fake', text: 'Nie istnieje.', good_faith: true })
const resolution = (id: string, revision: string | null): Resolution => ({
  id,
  revision,
  outcome: 'dismissed',
  reason: 'fake',
  ground: 'terms',
  clause: 'pkt 4',
  facts: 'Jest w rejestrze.',
  duration: 'none',
})

test('RP-02 J11.5 of twenty parallel reports at nine used exactly one is stored', async () => {
  const user = await createUser(platform)
  const facilities = await Promise.all(Array.from({ length: 29 }, store))
  for (const id of facilities.slice(0, 9)) await report(user, id)
  const results = await outcomes(facilities.slice(9).map((id) => report(user, id)))
  expect(results).toEqual([...times(19, 'ReportLimitReached'), 'done'])
  expect(await rows('select 1 from reports_report where account_id = ?', [user.id])).toHaveLength(10)
  expect(await rows('select 1 from mail where template = ? and recipient = ?', ['reports.mail.receipt', user.email])).toHaveLength(10)
})

test('RP-01 ten parallel reports of one account about one thing are one, those of five accounts one case', async () => {
  const facility = await store()
  const user = await createUser(platform)
  const ids = await Promise.all(Array.from({ length: 10 }, () => report(user, facility)))
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  const others = await Promise.all(Array.from({ length: 5 }, () => createUser(platform)))
  await Promise.all(others.map((one) => report(one, facility)))
  const cases = await rows<{ id: string; state: string }>('select id, state from reports_case where target_id = ?', [facility])
  expect(cases).toMatchObject([{ state: 'open' }])
  expect(await rows('select flags from moderation_review where subject_id = ?', [cases[0]?.id])).toEqual([
    { flags: ['reports.review.flag.several'] },
  ])
})

test('RP-04 of two deciders at once one decides; reports that come meanwhile begin another case', async () => {
  const facility = await store()
  const user = await createUser(platform)
  const { id } = await report(user, facility)
  const late = await createUser(platform)
  const results = await outcomes([
    platform.run(ResolveReport, support(), resolution(id, facility)),
    platform.run(ResolveReport, support(), resolution(id, facility)),
  ])
  expect(results).toEqual(['ReviewDecided', 'done'])
  expect(await rows('select 1 from reports_decision where target_id = ?', [facility])).toHaveLength(1)
  await report(late, facility)
  expect(await rows('select state from reports_case where target_id = ? order by state', [facility])).toEqual([
    { state: 'open' },
    { state: 'resolved' },
  ])
})

test('RP-05 the first decider gets 403, and the database refuses it too; of ten appeals at once one is filed', async () => {
  const facility = await store()
  const user = await createUser(platform)
  const first = support()
  const { id } = await report(user, facility)
  const decision = await platform.run(ResolveReport, first, resolution(id, facility))
  const appeals = await outcomes(
    Array.from({ length: 10 }, () => platform.run(AppealDecision, user, { id: decision.id, text: 'Nie istnieje!' })),
  )
  expect(appeals).toEqual([...times(9, 'AppealExists'), 'done'])
  const [appeal] = await rows<{ id: string }>('select id from reports_appeal where decision_id = ?', [decision.id])
  const given = { id: appeal?.id ?? '', outcome: 'overturned', note: 'Trzeba sprawdzić.' } as const
  expect(await outcomes([platform.run(DecideAppeal, first, given)])).toEqual(['DeciderExcluded'])
  await expect(
    rows(`update reports_appeal set state = 'upheld', decided_at = now(), decider_account_id = ? where id = ? returning 1`, [
      first.id,
      given.id,
    ]),
  ).rejects.toThrow('reports_appeal_other_decider')
  expect(await outcomes([platform.run(DecideAppeal, support(), given), platform.run(DecideAppeal, support(), given)])).toEqual([
    'ReviewDecided',
    'done',
  ])
  // The dismissal was wrong: the case waits again, and the first decider is kept out.
  expect(await outcomes([platform.run(ResolveReport, first, resolution(id, facility))])).toEqual(['DeciderExcluded'])
  expect(await platform.run(ResolveReport, support(), { ...resolution(id, facility), outcome: 'edit_requested' })).toMatchObject({
    outcome: 'edit_requested',
  })
})

test('RP-04 a facility that was merged while its case waits can be dismissed, and its reporter is notified', async () => {
  const facility = await store()
  const survivor = await store()
  const user = await createUser(platform)
  const { id } = await report(user, facility)
  await rows('update facility set merged_into = ? where id = ? returning 1', [survivor, facility])
  const { outcome } = await platform.run(ResolveReport, support(), resolution(id, null))
  expect(outcome).toBe('dismissed')
})

test('RP-03 an erased reporter leaves a case without name and text; twelve months after the decision the texts are gone, the figures stay', async () => {
  const facility = await store()
  const user = await createUser(platform)
  const other = await createUser(platform)
  const { id } = await report(user, facility)
  await report(other, facility)
  await platform.run(ErasePersonalData, system, { accountId: user.id, email: user.email })
  expect(await rows('select account_id, text from reports_report where id = ?', [id])).toEqual([{ account_id: null, text: '' }])
  const decision = await platform.run(ResolveReport, support(), resolution(id, facility))
  expect(await rows('select account_id from reports_party where decision_id = ?', [decision.id])).toEqual([{ account_id: other.id }])
  const before = await platform.run(ShowTransparency, system, {})
  for (const table of ['reports_report', 'reports_decision', 'reports_party'])
    await rows(`update ${table} set decided_at = decided_at - interval '13 months' where decided_at is not null returning 1`)
  await platform.run(RunRetention, system, { dryRun: false })
  expect(await rows('select facts, title from reports_decision where id = ?', [decision.id])).toEqual([{ facts: '', title: '' }])
  expect(await rows(`select 1 from reports_report where decided_at is not null and text <> ''`)).toEqual([])
  expect(await rows('select 1 from reports_party where decision_id = ?', [decision.id])).toEqual([])
  const after = await platform.run(ShowTransparency, system, {})
  const sum = ({ years }: typeof after, member: 'reports' | 'decisions') => years.reduce((all, year) => all + year[member], 0)
  expect([sum(after, 'reports'), sum(after, 'decisions')]).toEqual([sum(before, 'reports'), sum(before, 'decisions')])
})

test('RP-06 a notice of a profile joins its reports, also by an address in another language', async () => {
  const facility = await store()
  const user = await createUser(platform)
  await report(user, facility)
  const { url } = platform.find(Site)
  const notice = { reason: 'outdated_data', good_faith: true, name: 'Ola', email: 'ola@kredka.test' } as const
  await platform.run(SendNotice, visitor, { ...notice, url: `${url}/uk/placowka/z-${facility}` })
  expect(
    await rows('select 1 from reports_report r join reports_case c on c.id = r.case_id where c.target_id = ?', [facility]),
  ).toHaveLength(2)
})

test('the figures count reports, outcomes, the median and appeals by year', async () => {
  const fresh = await testPlatform()
  const insert = (sql: string, parameters: readonly unknown[]) => rowsOf(fresh, `${sql} returning 1`, parameters)
  expect(await fresh.run(ShowTransparency, system, {})).toEqual({ years: [] })
  const decisions = fresh.find(Decisions)
  const found = newId()
  await insert(
    `insert into reports_case (id, target_type, target_id, title, state, opened_at, resolved_at) values (?, 'opinion', ?, 'Bajka', 'resolved', now(), now())`,
    [found, newId()],
  )
  // The last hour of the year in Warsaw, and the first of the next.
  for (const [at, reason, url] of [
    ['2025-12-31T22:30:00Z', 'spam', null],
    ['2025-12-31T23:30:00Z', 'spam', null],
    ['2026-06-01T10:00:00Z', 'insult', 'https://kredka.test/x'],
  ])
    await insert(
      `insert into reports_report (id, case_id, number, account_id, url, reason, text, reported_at, decided_at)
         values (?, ?, 'Z', ?, ?, ?, '', ?::timestamptz, ?::timestamptz + interval '10 hours')`,
      [newId(), found, newId(), url, reason, at, at],
    )
  const decision = aDecision({ decided_at: '2026-06-01T20:00:00.000Z' })
  await run(decisions.add(decision, []))
  await run(
    decisions.addAppeal(
      anAppeal(decision, { state: 'overturned', filed_at: '2026-06-02T10:00:00.000Z', decided_at: '2026-06-03T10:00:00.000Z' }),
    ),
  )
  expect((await fresh.run(ShowTransparency, system, {})).years).toEqual([
    {
      year: 2026,
      reports: 2,
      without_account: 1,
      automated: 0,
      median_hours: 10,
      reasons: [
        { reason: 'insult', count: 1 },
        { reason: 'spam', count: 1 },
      ],
      decisions: 1,
      outcomes: [{ outcome: 'hidden', count: 1 }],
      appeals: 1,
      appeals_decided: 1,
      overturned: 1,
    },
    {
      year: 2025,
      reports: 1,
      without_account: 0,
      automated: 0,
      median_hours: null,
      reasons: [{ reason: 'spam', count: 1 }],
      decisions: 0,
      outcomes: [],
      appeals: 0,
      appeals_decided: 0,
      overturned: 0,
    },
  ])
  await fresh.end()
})
