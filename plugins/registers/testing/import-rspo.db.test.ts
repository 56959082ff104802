import { beforeEach, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { RollBackBatch } from '../use-cases/batches.ts'
import { type FixtureRow, inWindows1250, rspo2020Csv, rspoGeoCsv, rspoTodayCsv } from './rspo-fixture.ts'
import { geoRow, rspoImportFixture } from './rspo-import-fixture.ts'

const { rowsOf, run, state, importContent } = rspoImportFixture()

const failureOf = (importing: ReturnType<typeof importContent>) =>
  importing.then(
    () => null,
    (failure: { detail: string }) => failure,
  )

const names = ['Las', 'Łąka', 'Pole', 'Staw', 'Rzeka', 'Góra', 'Dąb', 'Klon', 'Lipa', 'Buk']
const preschools = names.map((name, at) => geoRow(at + 1, `Przedszkole ${name}`))
const schools = ['Las', 'Łąka'].map((name, at) => geoRow(at + 50, `Szkoła Podstawowa ${name}`))
const ministry = (number: number, Nazwa: string, overrides: FixtureRow = {}): FixtureRow => ({
  'Numer RSPO': `${700_000 + number}`,
  Typ: 'Przedszkole',
  Nazwa,
  'Numer budynku': `${number} `,
  ...overrides,
})
const allToday = names.map((name, at) => ministry(at + 1, `Przedszkole ${name}`))

const facility = async (number: number) => {
  const [row] = await rowsOf<Record<string, unknown>>(
    `select f.name, f.type, f.category, f.legal_type, f.website, f.active, f.inactive_since::text, f.slug,
            (select array_agg(t.key order by t.key) from tags_tag t where t.id = any(f.ownership)) ownership
       from facility f where f.id = (select facility_id from facility_statement where number = ? limit 1)`,
    [`${700_000 + number}`],
  )
  return row
}

describe('RSPO with coordinates', () => {
  test('preschools and primary schools of one day are one source: neither file closes facilities of the other', async () => {
    expect(await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(preschools))).toMatchObject({ read: 10, new: 10, gone: 0 })
    expect(await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(schools))).toMatchObject({ read: 2, new: 2, gone: 0, older: false })
    expect(await facility(1)).toMatchObject({ type: 'kindergarten', category: 'przedszkola', active: true })
    expect(await facility(50)).toMatchObject({ type: 'primary_school', category: null, active: true })
  })

  test('TG-02 stores the legal type in a column, ownership as tags', async () => {
    await importContent('rspo-geo', '2022-03-14', rspoGeoCsv([geoRow(1, 'Przedszkole Montessori')]))
    expect(await facility(1)).toMatchObject({ legal_type: 'communal', ownership: ['montessori', 'public', 'self_government', 'urban'] })
  })

  test('J6.3 importing the same edition again changes nothing', async () => {
    await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(preschools))
    const before = await state()
    expect(await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(preschools))).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 10,
      gone: 0,
    })
    expect(await state()).toEqual(before)
  })

  test('rejects in one line a file of both kinds, a file without a column and a name without a date', async () => {
    const mixed = rspoGeoCsv([...preschools.slice(0, 3), ...schools])
    expect((await failureOf(importContent('rspo-geo', '2022-03-14', mixed)))?.detail).toMatch(/preschools \(3\) and primary schools \(2\)/)
    expect((await failureOf(importContent('rspo-geo', undefined, rspoGeoCsv(preschools))))?.detail).toMatch(/contains no date/)
    expect((await failureOf(importContent('rspo', '2022-03-14', rspoGeoCsv(preschools))))?.detail).toMatch(/lacks columns "Typ"/)
    expect((await state()).facilities).toEqual([])
  })
})

describe("the ministry's own export next to it", () => {
  beforeEach(async () => {
    await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(preschools))
  })

  test('an older edition matches the same numbers, fills only empty values, closes nothing and reports skipped kinds by name', async () => {
    const before = await facility(1)
    const rows = [
      ministry(1, 'PRZEDSZKOLE DAWNE', { 'Strona www': 'http://a.example.test', 'Nazwa organu prowadzącego': 'INNY' }),
      ministry(90, 'TECHNIKUM', { Typ: 'Technikum' }),
      ministry(91, 'BURSA', { Typ: 'Bursa' }),
    ]
    const report = await importContent('rspo', '2020-02-25', rspo2020Csv(rows))
    expect(report).toMatchObject({ read: 3, new: 0, known: 1, skipped: 2, gone: 0, older: true, skipped_kinds: { Technikum: 1, Bursa: 1 } })
    expect(await facility(1)).toEqual({ ...before, website: 'http://a.example.test' })
    expect(await importContent('rspo', '2020-02-25', rspo2020Csv(rows))).toMatchObject({ new: 0, changed: 0, unchanged: 1, gone: 0 })
  })

  test('a dry run reports the same and writes nothing', async () => {
    const before = await state()
    expect(await importContent('rspo', '2020-02-25', rspo2020Csv([ministry(1, 'INNE')]), { dryRun: true })).toMatchObject({
      batch: null,
      known: 1,
    })
    expect(await state()).toEqual(before)
  })

  test('a newer edition in the current layout, windows-1250 and escaped formulas: listed facilities are known, missing ones are gone', async () => {
    const rows = [{ ...allToday[0], Telefon: '048500001' }, { ...allToday[1], Telefon: '500000002' }, ...allToday.slice(2, 9)].map(
      (row) => ({ ...row }),
    )
    const report = await importContent('rspo', '2025-06-01', inWindows1250(rspoTodayCsv(rows)), { allowGone: 10 })
    expect(report).toMatchObject({ encoding: 'windows-1250', read: 9, new: 0, known: 9, gone: 1, older: false })
    expect(await facility(10)).toMatchObject({ active: false, inactive_since: '2025-06-01' })
    const [row] = await rowsOf<{ phone: string; post_code: string; name: string }>(
      `select phone, post_code, name from facility where slug like 'przedszkole-laka-%'`,
    )
    expect(row).toEqual({ phone: '+48500000002', post_code: '59-700', name: 'Przedszkole Łąka' })

    expect(await importContent('rspo-geo', '2022-03-14', rspoGeoCsv(preschools))).toMatchObject({ new: 0, older: true, gone: 0 })
    expect(await facility(10)).toMatchObject({ active: false, inactive_since: '2025-06-01' })
  })

  test('stops if more than 5 % are missing, in any layout', async () => {
    const before = await state()
    expect(await failureOf(importContent('rspo', '2025-06-01', rspoTodayCsv(allToday.slice(0, 9))))).toMatchObject({
      _tag: 'TooManyGone',
      kind: 'stopped',
    })
    expect(await state()).toEqual(before)
  })

  test('a liquidation date closes a known facility on that day; an unknown facility is skipped', async () => {
    const rows = [
      ...allToday.slice(0, 9),
      { ...allToday[9], 'Data likwidacji': '2024-08-31' },
      ministry(99, 'Dawne', { 'Data likwidacji': '2001-08-31' }),
    ]
    const report = await importContent('rspo', '2025-06-01', rspoTodayCsv(rows.map((row) => ({ ...row }))))
    expect(report).toMatchObject({ read: 11, new: 0, known: 10, skipped: 1, gone: 1, skipped_kinds: { zlikwidowane: 1 } })
    expect(await facility(10)).toMatchObject({ active: false, inactive_since: '2024-08-31' })
    expect(await facility(99)).toBeUndefined()
  })

  test('J6.4 rolling back both batches in order restores the initial state', async () => {
    const [{ id: first = '' } = {}] = await rowsOf<{ id: string }>('select id from registers_batch')
    const before = await state()
    const second = await importContent('rspo', '2020-02-25', rspo2020Csv([ministry(1, 'DAWNE', { 'Strona www': 'http://a.example.test' })]))
    await expect(run(RollBackBatch, operator, { batch: first })).rejects.toMatchObject({ _tag: 'LaterBatchExists' })
    await run(RollBackBatch, operator, { batch: second.batch ?? '' })
    expect(await state()).toEqual(before)
    expect(await run(RollBackBatch, operator, { batch: first })).toMatchObject({ register: 'rspo-geo', removed: 10, restored: 0 })
    expect(await state()).toEqual({ facilities: [], statements: [], slugs: [], counts: [] })
  })
})
