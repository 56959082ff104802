import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { RollBackBatch } from '../use-cases/batches.ts'
import { ImportEdition } from '../use-cases/import-edition.ts'
import { ListSuccessors } from '../use-cases/successors.ts'

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/registers')

/** The table of data/README.md, row by row, in its order. */
const editions = [
  {
    register: 'rspo-geo',
    file: 'rspo-geo-2022-przedszkola.csv',
    edition: '2022-03-14',
    expected: { read: 15_562, new: 15_562, known: 0, gone: 0, skipped: 0 },
    doubts: { 'coordinates-far': 165, 'coordinates-shared': 23 },
  },
  {
    register: 'zlobki',
    file: 'zlobki-2025-02-22.csv',
    edition: undefined,
    expected: { read: 5_991, new: 5_991, known: 0, gone: 0, skipped: 0 },
    doubts: {
      'coordinates-far': 35,
      'coordinates-shared': 1,
      'hours-implausible': 9,
      'hours-end-before-begin': 2,
      'fee-month-zero': 57,
      'fee-month-too-low': 8,
      'fee-meals-month-implausible': 10,
      'fee-meals-daily': 47,
    },
  },
  {
    register: 'zlobki',
    file: 'zlobki-2025-09-17.csv',
    edition: undefined,
    expected: { read: 6_385, new: 532, known: 5_853, gone: 138, skipped: 0 },
    doubts: {
      'coordinates-far': 36,
      'hours-implausible': 8,
      'hours-end-before-begin': 3,
      'fee-month-zero': 45,
      'fee-month-too-low': 11,
      'fee-meals-month-implausible': 8,
      'fee-meals-daily': 63,
    },
  },
  {
    register: 'rspo',
    file: 'rspo-2020-gorzow.csv',
    edition: '2020-02-25',
    expected: { read: 168, new: 28, known: 41, gone: 0, skipped: 99 },
    doubts: {},
  },
] as const

/** Rules by which facts are doubted, with the number of rows. */
const doubtsIn = (rules: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(rules).filter(([rule]) =>
      /^(coordinates-(far|shared)|hours-(implausible|end)|fee-.*(too-low|month-zero|meals))/.test(rule),
    ),
  )

const filesMissing = !editions.every(({ file }) => existsSync(path.join(folder, file)))

describe.skipIf(filesMissing)('J6.2 J6.3 J6.4 the real registers, four files in their order of import', () => {
  const platform = startForTests(testPlatform)

  const importEdition = ({ register, file, edition }: (typeof editions)[number], options: object = {}) =>
    platform.run(ImportEdition, operator, { register, file: path.join(folder, file), edition, ...options })

  const batches = new Map<string, string>()

  test.each(editions)(
    '$register $file: $expected.read read, $expected.new new, $expected.known known, $expected.gone gone, $expected.skipped skipped by kind',
    async (one) => {
      const report = await importEdition(one)
      expect(report).toMatchObject({ ...one.expected, rejected: 0 })
      expect(report.read).toBe(report.new + report.known + report.skipped + report.rejected)
      expect(report.known).toBe(report.changed + report.unchanged)
      expect(doubtsIn(report.rules)).toEqual(one.doubts)
      batches.set(one.file, report.batch ?? '')
    },
    240_000,
  )

  test('PR-15 the second edition of nurseries has possible successors of 17 of the 138: 11 by name and address, 6 by telephone and address', async () => {
    const { items } = await platform.run(ListSuccessors, operator, { limit: 100 })
    const byReason = Map.groupBy(items, ({ reason }) => reason)
    expect([byReason.get('name-and-address')?.length, byReason.get('phone-and-address')?.length]).toEqual([11, 6])
    expect(new Set(items.map(({ former }) => former.id)).size).toBe(17)
    expect(items.map(({ former, successor }) => [former.numbers, successor.numbers])).toContainEqual([
      ['zlobki 16385/Z'],
      ['zlobki 36684/Z'],
    ])
  })

  test.each(editions.slice(-2))(
    'a second import of $file changes nothing',
    async (one) => {
      const unchanged = one.expected.new + one.expected.known
      expect(await importEdition(one, { dryRun: true })).toMatchObject({
        new: 0,
        changed: 0,
        unchanged,
        gone: 0,
        rejected: 0,
        successors: 0,
      })
    },
    240_000,
  )

  test('after all imports: 21,975 active, 138 inactive, 55 nurseries suspended', async () => {
    expect(
      await rowsOf(
        platform,
        `select count(*) filter (where active)::int active, count(*) filter (where not active)::int inactive, count(*) filter (where active and suspended)::int suspended from facility`,
      ),
    ).toEqual([{ active: 21_975, inactive: 138, suspended: 55 }])
  })

  // One facility of Łódź, one of Rzeszów.
  test.each(['zlobki 17331/Z', 'rspo-geo 84477'])(
    'PR-12 %s, whose point is far from its locality, has the approximate one',
    async (one) => {
      const [source, number] = one.split(' ')
      const rows = await rowsOf<{ precision: string; doubt: string }>(
        platform,
        `select f.location_precision as precision, s.fields->'doubts'->'value'->0->>'reason' doubt
           from facility f join facility_statement s on s.facility_id = f.id where s.source = '${source}' and s.number = '${number}'`,
      )
      expect(rows).toEqual([{ precision: 'approximate', doubt: 'far' }])
    },
  )

  test('CA-09 no nursery is cheaper than 100 zł a month without being free, and no private one is free', async () => {
    const cheap = `select legal_type, fee_month from facility where type in ('nursery', 'toddler_club') and fee_month < 10000 and (fee_month > 0 or legal_type = 'private')`
    expect(await rowsOf(platform, cheap)).toEqual([])
  })

  test('every facility has its own slug and a locality, and Warszawa has its 18 districts', async () => {
    const [row] = await rowsOf<Record<string, number>>(
      platform,
      `select count(distinct slug)::int slugs, count(*)::int n, count(city_id)::int placed, count(distinct district_slug) filter (where city_slug = 'warszawa')::int districts from facility`,
    )
    expect(row).toEqual({ slugs: 22_113, n: 22_113, placed: 22_113, districts: 18 })
  })

  test('J6.4 an edition can be rolled back after the later batches that changed its facilities: the rest stays', async () => {
    const rollBack = (file: string) => platform.run(RollBackBatch, operator, { batch: batches.get(file) ?? '' })
    await expect(rollBack('zlobki-2025-02-22.csv')).rejects.toMatchObject({ _tag: 'LaterBatchExists' })
    expect(await rollBack('rspo-2020-gorzow.csv')).toMatchObject({ restored: 41, removed: 28 })
    expect(await rollBack('zlobki-2025-09-17.csv')).toMatchObject({ restored: 5_991, removed: 532 })
    expect(await rollBack('zlobki-2025-02-22.csv')).toMatchObject({ restored: 0, removed: 5_991 })
    expect(await rowsOf(platform, 'select active, count(*)::int n from facility group by 1')).toEqual([{ active: true, n: 15_562 }])
  })
})
