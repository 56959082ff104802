import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { NewInRegister } from '../contract/new-in-register.ts'
import { importFixtureEdition } from '../testing/import-register.ts'
import { firstEdition, secondEdition } from '../testing/zlobki-fixture.ts'

const platform = startForTests(testPlatform)
const newSince = (day: string, limit = 2) => Effect.runPromise(platform.find(NewInRegister).since(day, limit))

beforeAll(async () => {
  await importFixtureEdition(platform)
})

test('SM-19 the first edition of a register makes nothing new; the next one what it is the first to name, by voivodeship, with its day', async () => {
  expect(await newSince(firstEdition.date)).toEqual([])
  await importFixtureEdition(platform, secondEdition)
  const found = await newSince(secondEdition.date)
  expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(secondEdition.new)
  expect(found.map(({ total }) => total)).toEqual(found.map(({ total }) => total).toSorted((a, b) => b - a))
  for (const { voivodeship, total, newest } of found) {
    expect(newest).toHaveLength(Math.min(2, total))
    const rows = await rowsOf<{ slug: string; name: string; city: string }>(
      platform,
      `select slug, name, city from facility where voivodeship = ? and active and id in (select facility_id from facility_journal where before is null)`,
      [voivodeship],
    )
    for (const { day, ...facility } of newest) {
      expect(rows).toContainEqual(facility)
      expect(day).toBe(secondEdition.date)
    }
  }
  expect(await newSince('2099-01-01')).toEqual([])
})

test('nothing is new in an edition that covers what those before did not', async () => {
  const setNew = (count: number) =>
    rowsOf(platform, `update registers_batch set report = report || jsonb_build_object('new', ?::int)`, [count])
  await setNew(20)
  expect(await newSince(secondEdition.date)).toEqual([])
  await setNew(secondEdition.new)
})

test('a suspended facility and one that follows a closed one are not new, nor is an edition that was taken back', async () => {
  const before = (await newSince(secondEdition.date)).reduce((sum, { total }) => sum + total, 0)
  const created = `select facility_id from facility_journal where before is null and batch_id = (select id from registers_batch order by edition_on desc limit 1)`
  await rowsOf(platform, `update facility set suspended = true where id = (${created} order by 1 limit 1)`)
  await rowsOf(
    platform,
    `insert into registers_successor (id, former_source, former_number, source, number, reason, batch_id, found_at)
     select gen_random_uuid(), 'zlobki', 'x', s.source, s.number, 'name-and-address', s.batch_id, now() from facility_statement s where s.facility_id = (${created} order by 1 desc limit 1)`,
  )
  expect((await newSince(secondEdition.date)).reduce((sum, { total }) => sum + total, 0)).toBe(before - 2)
  await rowsOf(platform, 'update registers_batch set rolled_back_at = now() where edition_on = ?', [secondEdition.date])
  expect(await newSince(secondEdition.date)).toEqual([])
})
