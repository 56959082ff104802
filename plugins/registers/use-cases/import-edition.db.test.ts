import { expect, test } from 'vitest'
import { makeCsvFiles } from '#adapters/memory/csv-files.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { aCandidate } from '../testing/builders.ts'
import { makeRegistersFixture } from '../testing/registers-fixture.ts'
import { RollBackBatch } from './batches.ts'
import { ImportEdition } from './import-edition.ts'

const database = databaseForTests()

const cells = {
  'Numer RSPO': '1',
  Nazwa: 'Słoneczko',
  Województwo: 'MAŁOPOLSKIE',
  Miejscowość: 'Kraków',
  Ulica: '',
  'Numer budynku': '',
  'Numer lokalu': '',
  'Kod pocztowy': '',
  Telefon: '',
  'E-mail': '',
  'Strona www': '',
  Typ: 'Przedszkole',
  Powiat: 'Kraków',
  Gmina: 'Kraków',
  'Publiczność status': 'publiczna',
  'Nazwa organu prowadzącego': 'Miasto',
  'Typ organu prowadzącego': 'Gmina',
}
const header = Object.keys(cells)
const row = (over: Partial<typeof cells>) => Object.values({ ...cells, ...over })
const rows = (...numbers: readonly number[]) => numbers.map((number) => row({ 'Numer RSPO': String(number), Nazwa: `Słoneczko ${number}` }))
const range = (count: number) => rows(...Array.from({ length: count }, (_, n) => n + 1))

const setUp = () => {
  const fixture = makeRegistersFixture(database)
  const importEdition = (content: readonly (readonly string[])[], over: object = {}, heads = header) =>
    makeOf(ImportEdition)({ ...fixture, files: makeCsvFiles({ 'rspo-2026-11-01.csv': { header: heads, rows: content } }) })(operator, {
      register: 'rspo',
      file: 'rspo-2026-11-01.csv',
      ...over,
    })
  const active = async () => (await fixture.facilities.records()).filter((one) => one.active)
  return { ...fixture, importEdition, active, rollBack: makeOf(RollBackBatch)(fixture) }
}

test('imports the rows, stores the batch with its report and emits the event', async () => {
  const { importEdition, active, batches, events, facilities, progress } = setUp()
  const report = await run(importEdition(range(3)))
  expect(report).toMatchObject({
    register: 'rspo',
    edition: '2026-11-01',
    read: 3,
    new: 3,
    changed: 0,
    gone: 0,
    rejected: 0,
    dry_run: false,
    older: false,
  })
  expect((await active()).map(({ name }) => name)).toEqual(['Słoneczko 1', 'Słoneczko 2', 'Słoneczko 3'])
  expect(await batches.rows.all()).toMatchObject([
    { id: report.batch, register: 'rspo', edition_on: '2026-11-01', report, rolled_back_at: null },
  ])
  expect(events.emitted).toEqual([
    { name: 'registers.edition-imported', batch: report.batch, register: 'rspo', edition: '2026-11-01', new: 3, changed: 0, gone: 0 },
  ])
  expect(facilities.calls).toEqual(['acquireBatchLock', 'approximateLocations'])
  expect(progress.reported.at(-1)).toBe(1)
})

test('counts changed, unchanged and missing facilities of the next edition', async () => {
  const { importEdition, active } = setUp()
  await run(importEdition(range(20)))
  const next = [row({ 'Numer RSPO': '1', Nazwa: 'Księżyc' }), ...range(19).slice(1)]
  const report = await run(importEdition(next, { edition: '2026-11-08' }))
  expect(report).toMatchObject({ new: 0, changed: 1, unchanged: 18, known: 19, gone: 1 })
  expect(await active()).toHaveLength(19)
})

test('a dry run reports the same and writes nothing', async () => {
  const { importEdition, facilities, batches, events, countStatements } = setUp()
  const report = await run(importEdition(range(2), { dryRun: true }))
  expect(report).toMatchObject({ batch: null, dry_run: true, new: 2 })
  expect([(await facilities.records()).length, await countStatements(), await batches.rows.count(), events.emitted]).toEqual([0, 0, 0, []])
})

test('rejects defective and repeated rows with their line, and skips other kinds of institutions', async () => {
  const { importEdition, active } = setUp()
  const report = await run(
    importEdition([...rows(1, 1), row({ 'Numer RSPO': 'x' }), row({ 'Numer RSPO': '2', Typ: 'Bursa' }), ['too', 'short'], ...rows(3)]),
  )
  expect(report).toMatchObject({ read: 6, new: 2, skipped: 1, rejected: 3, skipped_kinds: { Bursa: 1 } })
  expect(report.rejections).toMatchObject([
    { row: 3, number: '1', column: 'Numer RSPO', reason: 'duplicate-number' },
    { row: 4, number: null, reason: 'number-malformed' },
    { row: 6, column: '*', reason: 'columns-differ' },
  ])
  expect(await active()).toHaveLength(2)
})

test('stops when more than five percent of the scope are missing, unless the operator allows it', async () => {
  const { importEdition, active, batches } = setUp()
  await run(importEdition(range(20)))
  expect(await failureOf(importEdition(range(18), { edition: '2026-11-08' }))).toMatchObject({ _tag: 'TooManyGone', kind: 'stopped' })
  expect([(await active()).length, await batches.rows.count()]).toEqual([20, 1])
  expect(await run(importEdition(range(18), { edition: '2026-11-08', allowGone: 10 }))).toMatchObject({ gone: 2 })
})

test('takes a file with fewer than 80 percent of the known facilities for broken off, unless more may be missing', async () => {
  const { importEdition, active } = setUp()
  await run(importEdition(range(10)))
  for (const over of [{}, { allowGone: 20 }])
    expect(await failureOf(importEdition(range(7), { edition: '2026-11-08', ...over }))).toMatchObject({
      _tag: 'UnreadableFile',
      kind: 'malformed',
    })
  expect(await active()).toHaveLength(10)
  expect(await run(importEdition(range(7), { edition: '2026-11-08', allowGone: 30 }))).toMatchObject({ gone: 3 })
})

test('an edition older than the newest one closes nothing', async () => {
  const { importEdition, active } = setUp()
  await run(importEdition(range(10), { edition: '2026-11-08' }))
  expect(await run(importEdition(range(2), { edition: '2026-11-01' }))).toMatchObject({ older: true, gone: 0 })
  expect(await active()).toHaveLength(10)
})

test('an edition that was rolled back is not the newest one', async () => {
  const { importEdition, rollBack } = setUp()
  const { batch } = await run(importEdition(range(10), { edition: '2026-11-08' }))
  await run(rollBack(operator, { batch: batch ?? '' }))
  expect(await run(importEdition(range(10), { edition: '2026-11-02' }))).toMatchObject({ older: false })
})

test('reports possible duplicates only with a facility that the import created', async () => {
  const { importEdition, duplicates } = setUp()
  duplicates.push(aCandidate(), aCandidate())
  expect(await run(importEdition(range(1)))).toMatchObject({ duplicates: 0 })
  duplicates.push(aCandidate({ group: 'other' }), aCandidate({ group: 'other', created_by_batch: true }))
  const report = await run(importEdition(rows(1, 2)))
  expect(report).toMatchObject({ duplicates: 1, duplicate_pairs: [{ reasons: ['name-and-street'] }] })
  expect(await run(importEdition(rows(1, 2)))).toMatchObject({ new: 0, duplicates: 0 })
})

test('names what is wrong with the request or the file, and writes nothing', async () => {
  const { importEdition, facilities, batches } = setUp()
  const wrong = [
    [importEdition(range(1), { register: 'other' }), 'UnknownRegister'],
    [importEdition(range(1), { edition: '2026-13-01' }), 'BadEdition'],
    [importEdition(range(1), { edition: '2026-11-24' }), 'BadEdition'],
    [importEdition(range(1), { file: 'missing-2026-11-01.csv' }), 'UnreadableFile'],
    [importEdition([]), 'UnreadableFile'],
    [importEdition(range(1), {}, header.slice(1)), 'UnreadableFile'],
    [importEdition([...range(2), ['3', 'Słonecz']]), 'UnreadableFile'],
  ] as const
  for (const [effect, tag] of wrong) expect(await failureOf(effect)).toMatchObject({ _tag: tag, kind: 'malformed' })
  expect([(await facilities.records()).length, await batches.rows.count()]).toEqual([0, 0])
})
