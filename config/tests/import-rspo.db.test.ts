import { beforeEach, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { inWindows1250, madeRspo2020, madeRspoGeo, madeRspoToday, type MadeRow } from '#plugins/registers/testing/rspo-made.ts'
import { RollBackBatch } from '#plugins/registers/use-cases/roll-back-batch.ts'
import { geo, rspoImports } from '../testing/rspo-imports.ts'

const { rowsOf, run, state, take } = rspoImports()

const refusal = (taking: ReturnType<typeof take>) =>
  taking.then(
    () => null,
    (failure: { detail: string }) => failure,
  )

const names = ['Las', 'Łąka', 'Pole', 'Staw', 'Rzeka', 'Góra', 'Dąb', 'Klon', 'Lipa', 'Buk']
const preschools = names.map((name, at) => geo(at + 1, `Przedszkole ${name}`))
const schools = ['Las', 'Łąka'].map((name, at) => geo(at + 50, `Szkoła Podstawowa ${name}`))
const ministry = (number: number, Nazwa: string, over: MadeRow = {}): MadeRow => ({
  'Numer RSPO': `${700_000 + number}`,
  Typ: 'Przedszkole',
  Nazwa,
  'Numer budynku': `${number} `,
  ...over,
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

describe('RSPO with points', () => {
  test('preschools and primary schools are one source of one day: neither file closes the other', async () => {
    expect(await take('rspo-geo', '2022-03-14', madeRspoGeo(preschools))).toMatchObject({ read: 10, new: 10, gone: 0 })
    expect(await take('rspo-geo', '2022-03-14', madeRspoGeo(schools))).toMatchObject({ read: 2, new: 2, gone: 0, older: false })
    expect(await facility(1)).toMatchObject({ type: 'kindergarten', category: 'przedszkola', active: true })
    expect(await facility(50)).toMatchObject({ type: 'primary_school', category: null, active: true })
  })

  test('TG-02 legal type is a column, ownership are tags', async () => {
    await take('rspo-geo', '2022-03-14', madeRspoGeo([geo(1, 'Przedszkole Montessori')]))
    expect(await facility(1)).toMatchObject({ legal_type: 'communal', ownership: ['montessori', 'public', 'self_government', 'urban'] })
  })

  test('J6 3: again and again nothing changes', async () => {
    await take('rspo-geo', '2022-03-14', madeRspoGeo(preschools))
    const before = await state()
    expect(await take('rspo-geo', '2022-03-14', madeRspoGeo(preschools))).toMatchObject({ new: 0, changed: 0, unchanged: 10, gone: 0 })
    expect(await state()).toEqual(before)
  })

  test('a file of both kinds, a file without a column and a name without a day are refused in one line', async () => {
    const mixed = madeRspoGeo([...preschools.slice(0, 3), ...schools])
    expect((await refusal(take('rspo-geo', '2022-03-14', mixed)))?.detail).toMatch(/preschools \(3\) and primary schools \(2\)/)
    expect((await refusal(take('rspo-geo', undefined, madeRspoGeo(preschools))))?.detail).toMatch(/bears no date/)
    expect((await refusal(take('rspo', '2022-03-14', madeRspoGeo(preschools))))?.detail).toMatch(/lacks columns "Typ"/)
    expect((await state()).facilities).toEqual([])
  })
})

describe("the ministry's own export beside it", () => {
  beforeEach(async () => {
    await take('rspo-geo', '2022-03-14', madeRspoGeo(preschools))
  })

  test('an older edition: the same numbers are known, it fills only what is empty, closes nothing, skips other kinds by name', async () => {
    const before = await facility(1)
    const rows = [
      ministry(1, 'PRZEDSZKOLE DAWNE', { 'Strona www': 'http://a.example.test', 'Nazwa organu prowadzącego': 'INNY' }),
      ministry(90, 'TECHNIKUM', { Typ: 'Technikum' }),
      ministry(91, 'BURSA', { Typ: 'Bursa' }),
    ]
    const report = await take('rspo', '2020-02-25', madeRspo2020(rows))
    expect(report).toMatchObject({ read: 3, new: 0, known: 1, skipped: 2, gone: 0, older: true, skipped_kinds: { Technikum: 1, Bursa: 1 } })
    expect(await facility(1)).toEqual({ ...before, website: 'http://a.example.test' })
    expect(await take('rspo', '2020-02-25', madeRspo2020(rows))).toMatchObject({ new: 0, changed: 0, unchanged: 1, gone: 0 })
  })

  test('a rehearsal finds the same and writes nothing', async () => {
    const before = await state()
    expect(await take('rspo', '2020-02-25', madeRspo2020([ministry(1, 'INNE')]), { dryRun: true })).toMatchObject({ batch: null, known: 1 })
    expect(await state()).toEqual(before)
  })

  test('a newer edition in the layout of today, windows-1250 and armour: what it names is known, what it does not is gone', async () => {
    const rows = [{ ...allToday[0], Telefon: '048500001' }, { ...allToday[1], Telefon: '500000002' }, ...allToday.slice(2, 9)].map(
      (row) => ({ ...row }),
    )
    const report = await take('rspo', '2025-06-01', inWindows1250(madeRspoToday(rows)), { allowGone: 10 })
    expect(report).toMatchObject({ encoding: 'windows-1250', read: 9, new: 0, known: 9, gone: 1, older: false })
    expect(await facility(10)).toMatchObject({ active: false, inactive_since: '2025-06-01' })
    const [row] = await rowsOf<{ phone: string; post_code: string; name: string }>(
      `select phone, post_code, name from facility where slug like 'przedszkole-laka-%'`,
    )
    expect(row).toEqual({ phone: '+48500000002', post_code: '59-700', name: 'Przedszkole Łąka' })

    expect(await take('rspo-geo', '2022-03-14', madeRspoGeo(preschools))).toMatchObject({ new: 0, older: true, gone: 0 })
    expect(await facility(10)).toMatchObject({ active: false, inactive_since: '2025-06-01' })
  })

  test('more than 5 % gone stops, whichever layout named them', async () => {
    const before = await state()
    expect(await refusal(take('rspo', '2025-06-01', madeRspoToday(allToday.slice(0, 9))))).toMatchObject({
      _tag: 'TooManyGone',
      kind: 'stopped',
    })
    expect(await state()).toEqual(before)
  })

  test('a day of liquidation closes what is known on that day; what was never known is skipped', async () => {
    const rows = [
      ...allToday.slice(0, 9),
      { ...allToday[9], 'Data likwidacji': '2024-08-31' },
      ministry(99, 'Dawne', { 'Data likwidacji': '2001-08-31' }),
    ]
    const report = await take('rspo', '2025-06-01', madeRspoToday(rows.map((row) => ({ ...row }))))
    expect(report).toMatchObject({ read: 11, new: 0, known: 10, skipped: 1, gone: 1, skipped_kinds: { zlikwidowane: 1 } })
    expect(await facility(10)).toMatchObject({ active: false, inactive_since: '2024-08-31' })
    expect(await facility(99)).toBeUndefined()
  })

  test('J6 4: rolled back in their order, both leave nothing behind', async () => {
    const [{ id: first = '' } = {}] = await rowsOf<{ id: string }>('select id from registers_batch')
    const before = await state()
    const second = await take('rspo', '2020-02-25', madeRspo2020([ministry(1, 'DAWNE', { 'Strona www': 'http://a.example.test' })]))
    await expect(run(RollBackBatch, operator, { batch: first })).rejects.toMatchObject({ _tag: 'LaterBatchExists' })
    await run(RollBackBatch, operator, { batch: second.batch ?? '' })
    expect(await state()).toEqual(before)
    expect(await run(RollBackBatch, operator, { batch: first })).toMatchObject({ register: 'rspo-geo', removed: 10, restored: 0 })
    expect(await state()).toEqual({ facilities: [], statements: [], slugs: [], counts: [] })
  })
})
