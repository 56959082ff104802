import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ChangeSection } from '../use-cases/change-section.ts'
import { AcceptShadow, ProposeShadow, RejectShadow } from '../use-cases/shadows.ts'
import { storeFacility } from './store-facility.ts'

const platform = startForTests(testPlatform)

const ownerOf = (id: string) => aUser({ id: newId(), perms: { [id]: ['facility-data/write'] } })
const support = () => aUser({ id: newId(), type: 'support' })
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { _tag?: string })._tag))

test('OW-14 of twenty parallel saves with one version, one wins and the others are told', async () => {
  const id = await storeFacility(platform)
  const saves = Array.from({ length: 20 }, (_, n) =>
    platform.run(ChangeSection, ownerOf(id), { id, type: 'description', description: `Opis ${n}.`, version: 1 }),
  )
  const results = await outcomes(saves)
  expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'VersionConflict'), 'done'])
})

test('OW-06 twenty parallel saves after a first choice spend one amenity edit, and never exceed the limit', async () => {
  const id = await storeFacility(platform)
  await platform.run(ChangeSection, ownerOf(id), { id, type: 'features', features: ['parking-dla-rodzicow'] })
  await rowsOf(platform, "update limit_usage set begun_at = begun_at - interval '2 days' where facility_id = ?", [id])
  const params = ['ogrod', 'winda', 'monitoring', 'basen', 'plac-zabaw', 'catering', 'logopeda', 'rytmika', 'taniec', 'psycholog']
  const saves = Array.from({ length: 20 }, (_, n) =>
    platform.run(ChangeSection, ownerOf(id), { id, type: 'features', features: params.slice(n % 6, (n % 6) + 4) }),
  )
  const results = await outcomes(saves)
  // Saves of the very choice that won change nothing and spend nothing.
  expect(results.filter((one) => one !== 'done' && one !== 'LimitReached')).toEqual([])
  const [spent] = await rowsOf<{ times: number }>(platform, 'select times from limit_usage where facility_id = ?', [id])
  expect(spent?.times).toBe(1)
})

test('AP-07 parallel proposals of two owners end in one edit with the changes of both', async () => {
  const id = await storeFacility(platform)
  const changes = [{ name: 'Tęcza' }, { street: 'ul. Długa' }, { building_number: '7' }, { district: 'Podgórze' }]
  await Promise.all(changes.map((shadow) => platform.run(ProposeShadow, ownerOf(id), { facility_id: id, shadow })))
  const rows = await rowsOf<{ changes: object }>(platform, 'select changes from facility_panel_shadow where facility_id = ?', [id])
  expect(rows).toEqual([{ changes: Object.assign({}, ...changes) }])
})

test('AP-07 twenty desks decide one edit at once: one wins, the others see that it was decided', async () => {
  const id = await storeFacility(platform)
  const { id: shadowId } = await platform.run(ProposeShadow, ownerOf(id), { facility_id: id, shadow: { name: 'Tęcza' } })
  const decisions = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? platform.run(AcceptShadow, support(), { id: shadowId })
      : platform.run(RejectShadow, support(), { id: shadowId, reason: 'other' }),
  )
  const results = await outcomes(decisions)
  expect(results.filter((one) => one === 'done')).toHaveLength(1)
  expect(results.filter((one) => one === 'ShadowAlreadyDecided')).toHaveLength(19)
  const [row] = await rowsOf<{ state: string; name: string; shadow_status: string | null }>(
    platform,
    'select s.state, f.name, f.shadow_status from facility_panel_shadow s join facility f on f.id = s.facility_id where s.id = ?',
    [shadowId],
  )
  expect([
    { state: 'accepted', name: 'Tęcza', shadow_status: null },
    { state: 'rejected', name: 'Bajka', shadow_status: 'rejected' },
  ]).toContainEqual(row)
})

test('two writes of one facility at once wait for each other, and both are in its record', async () => {
  const id = await storeFacility(platform)
  const save = run(platform.find(Transaction)(platform.find(Facilities).setShadowStatus(id, 'rejected')))
  await Promise.all([save, platform.run(ChangeSection, ownerOf(id), { id, type: 'info', phone: '601602603' })])
  expect(await rowsOf(platform, 'select phone, shadow_status from facility where id = ?', [id])).toEqual([
    { phone: '+48601602603', shadow_status: 'rejected' },
  ])
})
