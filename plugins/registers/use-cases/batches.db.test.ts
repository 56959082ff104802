import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator, system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { EditionImported } from '../contract/events.ts'
import { RefreshStatistics } from '../reactions/refresh-statistics-when-an-edition-is-imported.ts'
import { aBatch, aCandidate } from '../testing/builders.ts'
import { makeRegistersFixture } from '../testing/registers-fixture.ts'
import { ListBatches, RollBackBatch } from './batches.ts'
import { ListDuplicates } from './list-duplicates.ts'
import { ShowSources } from './show-sources.ts'

const database = databaseForTests()

const recordOne = async (fixture: ReturnType<typeof makeRegistersFixture>, batch: ReturnType<typeof aBatch>, name = 'Słoneczko') => {
  await run(fixture.batches.add(batch))
  const values = { name, type: 'nursery', voivodeship: 'malopolskie', county: 'Kraków', city: 'Kraków' } as const
  const input = { batch: { id: batch.id, source: 'zlobki', on: batch.edition_on }, statements: [{ number: '1/Z', values }] }
  await run(fixture.transaction(fixture.recordStatements(operator, input)))
}

test('undoes the batch, marks it and emits the event', async () => {
  const fixture = makeRegistersFixture(database)
  const batch = aBatch()
  await recordOne(fixture, batch)
  const result = await run(makeOf(RollBackBatch)(fixture)(operator, { batch: batch.id }))
  expect(result).toEqual({ batch: batch.id, register: 'zlobki', edition: '2026-11-01', restored: 0, removed: 1 })
  expect((await fixture.facilities.records()).length).toBe(0)
  expect(fixture.facilities.calls).toContain('acquireBatchLock')
  expect((await fixture.batches.rows.get(batch.id))?.rolled_back_at).toBe('2026-11-23T10:00:00Z')
  expect(fixture.events.emitted).toEqual([{ name: 'registers.batch-rolled-back', batch: batch.id }])
  expect(fixture.audit.entries).toMatchObject([
    { actor: operator, action: 'registers.batch-rolled-back', about: { batch: batch.id, removed: 1 } },
  ])
})

test('rejects unknown batches and those that were rolled back already', async () => {
  const fixture = makeRegistersFixture(database)
  const done = aBatch({ rolled_back_at: '2026-11-03T10:00:00Z' })
  await run(fixture.batches.add(done))
  const rollBack = makeOf(RollBackBatch)(fixture)
  expect(await failureOf(rollBack(operator, { batch: 'x' }))).toMatchObject({ _tag: 'BatchNotFound', kind: 'not-found' })
  expect(await failureOf(rollBack(operator, { batch: done.id }))).toMatchObject({ _tag: 'BatchRolledBack', kind: 'conflict' })
  expect(fixture.events.emitted).toEqual([])
})

test('leaves a batch whose facilities a later one changed', async () => {
  const fixture = makeRegistersFixture(database)
  const first = aBatch()
  const second = aBatch({ edition_on: '2026-11-08' })
  await recordOne(fixture, first)
  await recordOne(fixture, second, 'Księżyc')
  expect(await failureOf(makeOf(RollBackBatch)(fixture)(operator, { batch: first.id }))).toMatchObject({ _tag: 'LaterBatchExists' })
  expect([(await fixture.batches.rows.get(first.id))?.rolled_back_at, fixture.events.emitted]).toEqual([null, []])
})

test('lists batches, newest first', async () => {
  const { batches } = makeRegistersFixture(database)
  const older = aBatch()
  const newer = aBatch({ created_at: '2026-11-09T10:00:00Z' })
  for (const batch of [older, newer]) await run(batches.add(batch))
  expect((await run(makeOf(ListBatches)({ batches })(operator, {}))).map(({ id }) => id)).toEqual([newer.id, older.id])
})

test('lists possible duplicates page by page', async () => {
  const { candidates, duplicates } = makeRegistersFixture(database)
  for (let group = 0; group < 3; group++)
    duplicates.push(aCandidate({ group: `${group}`, city: `C${group}` }), aCandidate({ group: `${group}`, city: `C${group}` }))
  const list = makeOf(ListDuplicates)({ candidates })
  expect(await run(list(operator, {}))).toMatchObject({ itemsTotal: 3, itemsReceived: 3, pageTotal: 1 })
  const second = await run(list(operator, { page: 2, limit: 2 }))
  expect(second).toMatchObject({ itemsTotal: 3, pageTotal: 2, items: [{ one: { city: 'C2' }, reasons: ['name-and-street'] }] })
})

test('shows all real registers, also those never imported, and imported sample data separately', async () => {
  const imported = [
    { source: 'zlobki', facilities: 7, edition_on: '2026-11-01', imported_at: '2026-11-02T10:00:00Z' },
    { source: 'demo', facilities: 3, edition_on: '2026-11-20', imported_at: '2026-11-20T10:00:00Z' },
  ]
  const shown = await run(makeOf(ShowSources)({ statistics: { perSource: () => Effect.succeed(imported) } })(visitor, {}))
  expect(shown.registers).toEqual([
    { key: 'zlobki', synthetic: false, facilities: 7, edition_on: '2026-11-01', imported_at: '2026-11-02T10:00:00Z' },
    ...['rspo', 'rspo-geo'].map((key) => ({ key, synthetic: false, facilities: 0, edition_on: null, imported_at: null })),
  ])
  expect(shown.synthetic.map(({ key }) => key)).toEqual(['demo'])
})

test('refreshes the statistics after an edition that changed something', async () => {
  const { facilities } = makeRegistersFixture(database)
  const refresh = makeOf(RefreshStatistics)({ facilities })
  const edition = { batch: 'b', register: 'zlobki', edition: '2026-11-01', new: 0, changed: 0, gone: 0 }
  await run(refresh(system, EditionImported.of(edition)))
  expect(facilities.calls).toEqual([])
  for (const count of ['new', 'changed', 'gone']) await run(refresh(system, EditionImported.of({ ...edition, [count]: 1 })))
  expect(facilities.calls).toHaveLength(3)
})
