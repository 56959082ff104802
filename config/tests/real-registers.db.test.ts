import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { ImportEdition } from '#plugins/registers/use-cases/import-edition.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

const folder = path.resolve(import.meta.dirname, '../../../shared/data/registers')

describe.skipIf(!existsSync(folder))('the real register of nurseries, both editions (figures of data/README.md)', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await testPlatform()
  })
  afterAll(() => platform.end())

  const take = (file: string) => platform.run(ImportEdition, operator, { register: 'zlobki', file: path.join(folder, file) })

  test('2025-02-22: 5,991 read, all new', async () => {
    expect(await take('zlobki-2025-02-22.csv')).toMatchObject({ read: 5991, new: 5991, known: 0, gone: 0, skipped: 0, rejected: 0 })
  }, 120_000)

  test('2025-09-17: 6,385 read, 532 new, 5,853 known, 138 gone, 55 suspended', async () => {
    const report = await take('zlobki-2025-09-17.csv')
    expect(report).toMatchObject({ read: 6385, new: 532, known: 5853, gone: 138, skipped: 0, rejected: 0 })
    expect(report.changed + report.unchanged).toBe(5853)
    expect(
      await rowsOf(
        platform,
        `select count(*) filter (where active)::int active, count(*) filter (where not active)::int inactive, count(*) filter (where active and suspended)::int suspended from facility`,
      ),
    ).toEqual([{ active: 6385, inactive: 138, suspended: 55 }])
  }, 120_000)

  test('the same edition again: nothing new, nothing changed, nothing gone', async () => {
    expect(await take('zlobki-2025-09-17.csv')).toMatchObject({ new: 0, changed: 0, unchanged: 6385, gone: 0 })
  }, 120_000)

  test('every facility has a slug of its own, a locality, and 18 districts of Warszawa are found', async () => {
    const [row] = await rowsOf<Record<string, number>>(
      platform,
      `select count(distinct slug)::int slugs, count(*)::int n, count(city_id)::int placed, count(distinct district_slug) filter (where city_slug = 'warszawa')::int districts from facility`,
    )
    expect(row).toEqual({ slugs: 6523, n: 6523, placed: 6523, districts: 18 })
  })
})
