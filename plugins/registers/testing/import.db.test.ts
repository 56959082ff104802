import { describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { RollBackBatch } from '../use-cases/batches.ts'
import { withColumnsReversed } from './broken-files.ts'
import { firstEdition, secondEdition } from './zlobki-fixture.ts'
import { firstFile, firstText, importFixture, secondFile } from './zlobki-import-fixture.ts'

const { rowsOf, run, state, take, writeFile } = importFixture()

describe('two consecutive editions', () => {
  test('counts add up, rejected rows are listed, missing facilities become inactive with the date', async () => {
    const one = await take(firstFile)
    expect(one).toMatchObject({
      read: firstEdition.read,
      new: firstEdition.new,
      known: 0,
      skipped: 0,
      rejected: firstEdition.rejected.length,
      gone: 0,
      edition: firstEdition.date,
      encoding: 'utf-8',
    })
    expect(one.rejections.map(({ number, reason }) => ({ number, reason }))).toEqual(
      firstEdition.rejected.map(({ number, reason }) => ({ number, reason })),
    )
    // Beside the rules of single rows: the point of 900047/Z lies in the sea, 18 km from Koszalin.
    expect(one.rules).toEqual({ ...firstEdition.appliedRules, 'coordinates-far': 1 })
    expect(one.rejections.every(({ row, column }) => row > 1 && column.length > 3)).toBe(true)

    const two = await take(secondFile)
    expect(two).toMatchObject({
      read: secondEdition.read,
      new: secondEdition.new,
      known: secondEdition.known,
      rejected: secondEdition.rejected.length,
      gone: secondEdition.gone.length,
    })
    expect(two.read).toBe(two.new + two.known + two.skipped + two.rejected)
    expect(two.known).toBe(two.changed + two.unchanged)
    const gone = await rowsOf<{ number: string; inactive_since: string }>(
      'select s.number, f.inactive_since::text from facility f join facility_statement s on s.facility_id = f.id where not f.active order by 1',
    )
    expect(gone).toEqual(secondEdition.gone.map((number) => ({ number, inactive_since: secondEdition.date })))
    const suspended = await rowsOf<{ number: string }>(
      'select s.number from facility f join facility_statement s on s.facility_id = f.id where f.suspended and f.active order by 1',
    )
    expect(suspended.map(({ number }) => number)).toEqual(secondEdition.suspended)
  })

  test('importing the same edition again changes nothing', async () => {
    await take(firstFile)
    const before = await state()
    expect(await take(firstFile)).toMatchObject({ new: 0, changed: 0, unchanged: firstEdition.new, gone: 0 })
    expect(await state()).toEqual(before)
  })

  test('a dry run reports the same and writes nothing', async () => {
    await take(firstFile)
    const before = await state()
    expect(await take(secondFile, { dryRun: true })).toMatchObject({
      batch: null,
      dry_run: true,
      new: secondEdition.new,
      gone: secondEdition.gone.length,
    })
    expect(await state()).toEqual(before)
    expect(await rowsOf('select 1 from registers_batch')).toHaveLength(1)
  })

  test('stored counts equal counted ones', async () => {
    await take(firstFile)
    await take(secondFile)
    const counted = await rowsOf(
      `select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, count(*)::int total from facility where active and category is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    )
    expect((await state()).counts).toEqual(counted)
  })

  test('a rollback restores facilities, slugs, statements and counts; the newer batch must be rolled back first', async () => {
    const one = await take(firstFile)
    const before = await state()
    const two = await take(secondFile)
    await expect(run(RollBackBatch, operator, { batch: one.batch ?? '' })).rejects.toMatchObject({ _tag: 'LaterBatchExists' })
    await run(RollBackBatch, operator, { batch: two.batch ?? '' })
    expect(await state()).toEqual(before)
    await expect(run(RollBackBatch, operator, { batch: two.batch ?? '' })).rejects.toMatchObject({ _tag: 'BatchRolledBack' })
    await run(RollBackBatch, operator, { batch: one.batch ?? '' })
    expect(await state()).toEqual({ facilities: [], statements: [], slugs: [], counts: [] })
    await expect(run(RollBackBatch, operator, { batch: 'nothing' })).rejects.toMatchObject({ _tag: 'BatchNotFound' })
  })

  test('an older edition fills only empty values and closes nothing', async () => {
    await take(secondFile)
    const report = await take(firstFile)
    expect(report).toMatchObject({ older: true, gone: 0 })
    const [row] = await rowsOf<{ stated_on: string }>(
      `select stated_on::text from facility_statement where number = (select number from facility_statement where gone_on is null order by number limit 1)`,
    )
    expect(row?.stated_on).toBe(secondEdition.date)
  })

  test('PR-03 a changed name gives a new slug and keeps the old one; the original name restores the first slug', async () => {
    await take(firstFile)
    const line = firstText.split('\n').find((row) => row.includes('900010/Z')) ?? ''
    const name = line.replaceAll('"', '').split(';')[2] ?? ''
    expect(name.length).toBeGreaterThan(3)
    const slugs = () =>
      rowsOf<{ slug: string; current: boolean }>(
        `select g.slug, g.slug = f.slug current from facility_slug g join facility f on f.id = g.facility_id join facility_statement s on s.facility_id = f.id where s.number = '900010/Z' order by g.given_at, g.slug`,
      )
    const [before] = await slugs()
    await take(writeFile('zlobki-2025-03-01.csv', firstText.replace(line, line.replace(name, 'Nowa Nazwa Zmyslona'))))
    const after = await slugs()
    expect(after).toHaveLength(2)
    expect(after.find(({ current }) => current)?.slug).toMatch(/^nowa-nazwa-zmyslona-/)
    expect(after).toContainEqual({ slug: before?.slug, current: false })
    await take(writeFile('zlobki-2025-04-01.csv', firstText))
    expect((await slugs()).find(({ current }) => current)?.slug).toBe(before?.slug)
  })

  test('each statement has register, number and edition date', async () => {
    await take(firstFile)
    await take(secondFile)
    const rows = await rowsOf<{ source: string; stated_on: string }>(
      'select source, stated_on::text from facility_statement where gone_on is null',
    )
    expect(new Set(rows.map(({ source, stated_on }) => `${source} ${stated_on}`))).toEqual(new Set([`zlobki ${secondEdition.date}`]))
  })

  test('columns are found by name, in any order', async () => {
    expect(await take(writeFile('zlobki-odwrotnie-2025-02-22.csv', withColumnsReversed(firstText)))).toMatchObject({
      new: firstEdition.new,
    })
  })

  test('detects and reads windows-1250', async () => {
    const bytes = Uint8Array.from(firstText, (letter) => windows1250.get(letter) ?? letter.charCodeAt(0))
    const report = await take(writeFile('zlobki-cp1250-2025-02-22.csv', bytes))
    expect(report).toMatchObject({ encoding: 'windows-1250', new: firstEdition.new })
  })

  test('concurrent imports run one after the other', async () => {
    const [one, two] = await Promise.all([take(firstFile), take(firstFile)])
    expect([one.new, two.new].toSorted((a, b) => a - b)).toEqual([0, firstEdition.new])
  })
})

/** Byte of each character of the upper half of windows-1250. */
const windows1250 = new Map(
  Array.from({ length: 128 }, (_, at): [string, number] => [new TextDecoder('windows-1250').decode(Uint8Array.of(128 + at)), 128 + at]),
)
