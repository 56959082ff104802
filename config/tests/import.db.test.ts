import { describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { withColumnsReversed } from '#plugins/registers/testing/broken-files.ts'
import { firstEdition, secondEdition } from '#plugins/registers/testing/zlobki-made.ts'
import { RollBackBatch } from '#plugins/registers/use-cases/roll-back-batch.ts'
import { first, imports, second, text } from '../testing/imports.ts'

const { rowsOf, run, state, take, written } = imports()

describe('two editions, one after the other', () => {
  test('counts add up, rejected rows are named, gone ones are inactive with the date', async () => {
    const one = await take(first)
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
    expect(one.rules).toEqual(firstEdition.appliedRules)
    expect(one.rejections.every(({ row, column }) => row > 1 && column.length > 3)).toBe(true)

    const two = await take(second)
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

  test('the same edition again finds nothing new and changes nothing', async () => {
    await take(first)
    const before = await state()
    expect(await take(first)).toMatchObject({ new: 0, changed: 0, unchanged: firstEdition.new, gone: 0 })
    expect(await state()).toEqual(before)
  })

  test('a rehearsal finds the same and writes nothing', async () => {
    await take(first)
    const before = await state()
    expect(await take(second, { dryRun: true })).toMatchObject({
      batch: null,
      dry_run: true,
      new: secondEdition.new,
      gone: secondEdition.gone.length,
    })
    expect(await state()).toEqual(before)
    expect(await rowsOf('select 1 from registers_batch')).toHaveLength(1)
  })

  test('kept counts are what counting gives', async () => {
    await take(first)
    await take(second)
    const counted = await rowsOf(
      `select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, count(*)::int total from facility where active and category is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    )
    expect((await state()).counts).toEqual(counted)
  })

  test('a roll-back restores what was, slugs, statements and counts; the older batch has to wait for the newer', async () => {
    const one = await take(first)
    const before = await state()
    const two = await take(second)
    await expect(run(RollBackBatch, operator, { batch: one.batch ?? '' })).rejects.toMatchObject({ _tag: 'LaterBatchExists' })
    await run(RollBackBatch, operator, { batch: two.batch ?? '' })
    expect(await state()).toEqual(before)
    await expect(run(RollBackBatch, operator, { batch: two.batch ?? '' })).rejects.toMatchObject({ _tag: 'BatchRolledBack' })
    await run(RollBackBatch, operator, { batch: one.batch ?? '' })
    expect(await state()).toEqual({ facilities: [], statements: [], slugs: [], counts: [] })
    await expect(run(RollBackBatch, operator, { batch: 'nothing' })).rejects.toMatchObject({ _tag: 'BatchNotFound' })
  })

  test('an older edition fills only what is empty and makes nothing gone', async () => {
    await take(second)
    const report = await take(first)
    expect(report).toMatchObject({ older: true, gone: 0 })
    const [row] = await rowsOf<{ stated_on: string }>(
      `select stated_on::text from facility_statement where number = (select number from facility_statement where gone_on is null order by number limit 1)`,
    )
    expect(row?.stated_on).toBe(secondEdition.date)
  })

  test('PR-03 a name that changes gives a new address and keeps the old one; the same name back gives the first again', async () => {
    await take(first)
    const line = text.split('\n').find((row) => row.includes('900010/Z')) ?? ''
    const name = line.replaceAll('"', '').split(';')[2] ?? ''
    expect(name.length).toBeGreaterThan(3)
    const slugs = () =>
      rowsOf<{ slug: string; current: boolean }>(
        `select g.slug, g.slug = f.slug current from facility_slug g join facility f on f.id = g.facility_id join facility_statement s on s.facility_id = f.id where s.number = '900010/Z' order by g.given_at, g.slug`,
      )
    const [before] = await slugs()
    await take(written('zlobki-2025-03-01.csv', text.replace(line, line.replace(name, 'Nowa Nazwa Zmyslona'))))
    const after = await slugs()
    expect(after).toHaveLength(2)
    expect(after.find(({ current }) => current)?.slug).toMatch(/^nowa-nazwa-zmyslona-/)
    expect(after).toContainEqual({ slug: before?.slug, current: false })
    await take(written('zlobki-2025-04-01.csv', text))
    expect((await slugs()).find(({ current }) => current)?.slug).toBe(before?.slug)
  })

  test('each value bears register, number and the day of its edition', async () => {
    await take(first)
    await take(second)
    const rows = await rowsOf<{ source: string; stated_on: string }>(
      'select source, stated_on::text from facility_statement where gone_on is null',
    )
    expect(new Set(rows.map(({ source, stated_on }) => `${source} ${stated_on}`))).toEqual(new Set([`zlobki ${secondEdition.date}`]))
  })

  test('columns are found by name, whatever their order', async () => {
    expect(await take(written('zlobki-odwrotnie-2025-02-22.csv', withColumnsReversed(text)))).toMatchObject({ new: firstEdition.new })
  })

  test('a file in windows-1250 is read as such', async () => {
    const bytes = Uint8Array.from(text, (letter) => windows1250.get(letter) ?? letter.charCodeAt(0))
    const report = await take(written('zlobki-cp1250-2025-02-22.csv', bytes))
    expect(report).toMatchObject({ encoding: 'windows-1250', new: firstEdition.new })
  })

  test('two imports at once run one after the other', async () => {
    const [one, two] = await Promise.all([take(first), take(first)])
    expect([one.new, two.new].toSorted((a, b) => a - b)).toEqual([0, firstEdition.new])
  })
})

/** The letters of windows-1250 that Polish text needs. */
const windows1250 = new Map(
  Array.from({ length: 128 }, (_, at): [string, number] => [new TextDecoder('windows-1250').decode(Uint8Array.of(128 + at)), 128 + at]),
)
