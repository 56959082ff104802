import { expect, test } from 'vitest'
import { makeFacilities } from '#adapters/memory/facilities.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeMemoryLocalities } from '#plugins/places/testing/memory-localities.ts'
import { makeMemoryTagging } from '#plugins/tags/testing/memory-tagging.ts'
import type { FieldValues } from '../fields.ts'
import { makeCloseMissing } from './close-missing.ts'
import { makeRecordStatements, type SourceStatement } from './record-statements.ts'
import { makeUndoBatch } from './undo-batch.ts'

const values = (over: FieldValues = {}): FieldValues => ({
  ...{ name: 'Słoneczko', type: 'nursery', voivodeship: 'malopolskie', county: 'Kraków', city: 'Kraków' },
  ...over,
})
const scope = { types: ['nursery'], counties: null } as const
const listOf = (...numbers: readonly string[]): readonly SourceStatement[] =>
  numbers.map((number) => ({ number, values: values({ name: `Żłobek ${number}` }) }))

const setUp = () => {
  const dependencies = { facilities: makeFacilities(), localities: makeMemoryLocalities(), tagging: makeMemoryTagging() }
  const recordStatements = makeRecordStatements(dependencies)
  const record = async (on: string, statements: readonly SourceStatement[], source = 'zlobki') => {
    const batch = { id: newId(), source, on }
    return { batch, ...(await run(recordStatements(operator, { batch, statements }))) }
  }
  const closeMissing = makeCloseMissing(dependencies)
  const close = (batch: Parameters<typeof closeMissing>[1]['batch'], maxPercent = 100) =>
    closeMissing(operator, { batch, scope, maxPercent })
  const { facilities } = dependencies
  const all = () => [...facilities.records.values()]
  return { facilities, record, close, all, undo: makeUndoBatch(dependencies) }
}

test('creates facilities with a slug of name, type and city; namesakes get a number', async () => {
  const { record, all } = setUp()
  const counts = await record('2026-11-01', [
    { number: '1/Z', values: values() },
    { number: '2/Z', values: values() },
  ])
  expect(counts).toMatchObject({ new: 2, changed: 0, unchanged: 0, closed: 0, skipped: 0 })
  expect(all().map(({ slug }) => slug)).toEqual(['sloneczko-nursery-krakow', 'sloneczko-nursery-krakow-2'])
  expect(all()[0]).toMatchObject({ name: 'Słoneczko', category: 'zlobki', specialization: ['tag-nursery'], active: true })
})

test('replaces the fields by those of a newer edition, and keeps the slug while its components stay', async () => {
  const { record, all } = setUp()
  await record('2026-11-01', [{ number: '1/Z', values: values({ phone: '+48601602603' }) }])
  const [before] = all()
  expect(await record('2026-11-08', [{ number: '1/Z', values: values({ street: 'ul. Szkolna' }) }])).toMatchObject({ new: 0, changed: 1 })
  expect(all()).toMatchObject([{ id: before?.id, slug: before?.slug, phone: null, street: 'ul. Szkolna' }])
  await record('2026-11-15', [{ number: '1/Z', values: values({ name: 'Księżyc' }) }])
  expect(all()).toMatchObject([{ id: before?.id, slug: 'ksiezyc-nursery-krakow' }])
})

test('an older edition fills only empty fields', async () => {
  const { record, all } = setUp()
  await record('2026-11-08', [{ number: '1/Z', values: values() }])
  await record('2026-11-01', [{ number: '1/Z', values: values({ name: 'Dawna nazwa', phone: '+48601602603' }) }])
  expect(all()).toMatchObject([{ name: 'Słoneczko', phone: '+48601602603' }])
})

test('counts unchanged statements and records that the edition confirms them', async () => {
  const { record, facilities } = setUp()
  await record('2026-11-01', listOf('1/Z'))
  expect(await record('2026-11-08', listOf('1/Z'))).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
  expect([...facilities.statements.values()]).toMatchObject([{ statedOn: '2026-11-08' }])
})

test('the same number in another source of one register means the same facility, in another register a different one', async () => {
  const { record, all } = setUp()
  const kindergarten = values({ type: 'kindergarten' })
  await record('2026-11-01', [{ number: '120665', values: kindergarten }], 'rspo-geo')
  expect(await record('2026-11-08', [{ number: '120665', values: kindergarten }], 'rspo')).toMatchObject({ new: 0, changed: 1 })
  expect(all()).toHaveLength(1)
  expect(await record('2026-11-08', [{ number: '120665', values: values() }])).toMatchObject({ new: 1 })
  expect(all()).toHaveLength(2)
})

test('closes a known facility on the day that the source states, and skips closed ones that were never known', async () => {
  const { record, all } = setUp()
  await record('2026-11-01', listOf('1/Z'))
  const closed = ['1/Z', '2/Z'].map((number) => ({ number, values: values({ name: `Żłobek ${number}` }), closedOn: '2026-10-31' }))
  expect(await record('2026-11-08', closed)).toMatchObject({ new: 0, changed: 1, closed: 1, skipped: 1 })
  expect(all()).toMatchObject([{ active: false, inactive_since: '2026-10-31' }])
})

test('closes facilities of the scope that an edition no longer lists, as of its day', async () => {
  const { record, close, all } = setUp()
  await record('2026-11-01', listOf('1/Z', '2/Z'))
  const { batch } = await record('2026-11-08', listOf('1/Z'))
  expect(await run(close(batch))).toBe(1)
  expect(all().map(({ active, inactive_since }) => [active, inactive_since])).toEqual([
    [true, null],
    [false, '2026-11-08'],
  ])
})

test('closes nothing outside the scope', async () => {
  const { record, close, all } = setUp()
  await record('2026-11-01', [...listOf('1/Z'), { number: '2/Z', values: values({ type: 'toddler_club' }) }])
  const { batch } = await record('2026-11-08', listOf('1/Z'))
  expect(await run(close(batch))).toBe(0)
  expect(all().every(({ active }) => active)).toBe(true)
})

test('stops when more facilities would be closed than allowed, and writes nothing', async () => {
  const { record, close, all } = setUp()
  await record('2026-11-01', listOf('1/Z', '2/Z', '3/Z', '4/Z'))
  const { batch } = await record('2026-11-08', listOf('1/Z', '2/Z', '3/Z'))
  expect(await failureOf(close(batch, 24))).toMatchObject({
    _tag: 'TooManyGone',
    kind: 'stopped',
    detail: expect.stringContaining('1 of 4'),
  })
  expect(all().every(({ active }) => active)).toBe(true)
  expect(await run(close(batch, 25))).toBe(1)
})

test('undoing a batch restores what it changed and removes what it created', async () => {
  const { record, all, undo } = setUp()
  await record('2026-11-01', [{ number: '1/Z', values: values() }])
  const before = all()
  const { batch } = await record('2026-11-08', [{ number: '1/Z', values: values({ street: 'ul. Szkolna' }) }, ...listOf('2/Z')])
  expect(await run(undo(operator, { batchId: batch.id }))).toEqual({ restored: 1, removed: 1 })
  expect(all()).toEqual(before)
})

test('a batch cannot be undone while a later one changed the same facilities', async () => {
  const { record, all, undo } = setUp()
  const first = await record('2026-11-01', listOf('1/Z'))
  const later = await record('2026-11-08', [{ number: '1/Z', values: values() }])
  expect(await failureOf(undo(operator, { batchId: first.batch.id }))).toMatchObject({
    ...{ _tag: 'LaterBatchExists', kind: 'conflict', detail: expect.stringContaining(later.batch.id) },
  })
  expect(all()).toMatchObject([{ name: 'Słoneczko' }])
})
