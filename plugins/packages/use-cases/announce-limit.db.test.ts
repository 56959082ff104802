import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitSpent } from '#core/packages/limit-events.ts'
import { makePackagesFixture } from '../testing/packages-fixture.ts'
import { AnnounceLimit } from './announce.ts'

const database = databaseForTests()

const resetsAt = '2026-11-30T23:00:00.000Z'
const setUp = async () => {
  const fixture = makePackagesFixture(database)
  const announce = makeOf(AnnounceLimit)({ ...fixture, translator: makeTranslator() })
  const { id, owner } = await fixture.addOwned()
  const tell = (percent: 80 | 100, { facilityId = id, key = facilityLimits.amenityEdits.key } = {}) =>
    run(announce(system, LimitSpent.of({ facilityId, key, percent, resetsAt })))
  return { ...fixture, id, owner, tell }
}

test('PK-03 owners are told of four fifths and of the whole of a monthly limit, with the first day of the next month', async () => {
  const { tell, events, id, owner } = await setUp()
  await tell(80)
  await tell(100)
  const about = { facilityId: id, facility: 'Słoneczko', day: '2026-12-01', accountIds: [owner.id], limit: expect.any(String) }
  expect(events.emitted).toEqual([
    { name: 'packages.limit-nearly-spent', ...about },
    { name: 'packages.limit-used-up', ...about },
  ])
})

test('PK-03 nobody is told of a facility that is gone, or of a limit whose plugin is', async () => {
  const { tell, events } = await setUp()
  await tell(100, { facilityId: '01970000-0000-7000-8000-000000000001' })
  await tell(100, { key: 'nothing' })
  expect(events.emitted).toEqual([])
})
