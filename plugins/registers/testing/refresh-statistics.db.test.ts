import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { operator } from '#core/access/actor.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { firstEdition } from './zlobki-fixture.ts'

test('refreshes planner statistics after an import, and not after a dry run', async () => {
  const platform = await testPlatform()
  const known = async () =>
    (await rowsOf<{ n: number }>(platform, `select reltuples::int n from pg_class where oid = 'facility'::regclass`))[0]?.n
  const edition = { register: 'zlobki' as const, file: fileURLToPath(firstEdition.file) }
  await platform.run(ImportEdition, operator, { ...edition, dryRun: true })
  expect(await rowsOf(platform, 'select 1 from outbox')).toEqual([])
  await platform.run(ImportEdition, operator, edition)
  expect(await known()).not.toBe(firstEdition.new)

  await platform.jobs.start()
  // ANALYZE shows its counts before its transaction ends, in which the delivery is noted.
  const deliveries = () => rowsOf(platform, 'select reaction from outbox_delivery')
  await expect.poll(deliveries, { interval: 100 }).toEqual([{ reaction: 'registers/RefreshStatistics' }])
  expect(await known()).toBe(firstEdition.new)
  await platform.end()
})
