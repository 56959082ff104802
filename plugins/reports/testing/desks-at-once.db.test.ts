import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { outcomesOf } from '#config/quality/testing/outcomes-of.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { recordFacility } from '#plugins/support/testing/record-facility.ts'
import { DecideAppeal } from '../use-cases/decide-appeal.ts'
import { AppealDecision } from '../use-cases/decisions.ts'
import { ReportThing } from '../use-cases/report-thing.ts'
import { ResolveReport } from '../use-cases/resolve-report.ts'

const platform = startForTests(testPlatform)
const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const desks = () => Array.from({ length: 12 }, () => aUser({ id: newId(), type: 'support' }))

test('RP-04 RP-05 of twelve desks that decide a report, and of twelve that decide its appeal differently, one decides, and the case is as it says', async () => {
  for (let round = 0; round < 4; round++) {
    const { id: facility } = await recordFacility(platform.find)
    const reporter = await createUser(platform)
    const { id } = await platform.run(ReportThing, reporter, {
      target_type: 'facility',
      target_id: facility,
      reason: 'fake',
      good_faith: true,
    })
    const facts = { reason: 'fake', ground: 'terms', clause: 'pkt 4', facts: 'Jest w rejestrze.', duration: 'none' } as const
    const resolved = await outcomesOf(
      desks().map((desk) => platform.run(ResolveReport, desk, { ...facts, id, revision: facility, outcome: 'dismissed' })),
    )
    expect([resolved.answers.length, resolved.refusals]).toEqual([1, ['ReviewDecided']])
    expect(await rows('select outcome from reports_decision where target_id = ?', [facility])).toEqual([{ outcome: 'dismissed' }])

    const decision = resolved.answers[0]?.id ?? ''
    const { appeal } = await platform.run(AppealDecision, reporter, { id: decision, text: 'Proszę sprawdzić.' })
    const decided = await outcomesOf(
      desks().map((desk, n) =>
        platform.run(DecideAppeal, desk, {
          id: appeal?.id ?? '',
          outcome: (n + round) % 2 ? 'upheld' : 'overturned',
          note: 'Sprawdzone.',
        }),
      ),
    )
    expect([decided.answers.length, decided.refusals]).toEqual([1, ['ReviewDecided']])
    // An overturned dismissal is examined again, once.
    const isOverturned = decided.answers[0]?.state === 'overturned'
    expect(await rows('select state from reports_case where target_id = ?', [facility])).toEqual([
      { state: isOverturned ? 'open' : 'resolved' },
    ])
    expect(
      await rows(
        `select 1 from moderation_review where state = 'waiting' and subject_id in (select id from reports_case where target_id = ?)`,
        [facility],
      ),
    ).toHaveLength(isOverturned ? 1 : 0)
  }
})
