import { beforeEach, describe, expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { operator } from '#core/access/actor.ts'
import type { BuildRecordsDependencies } from '#core/facilities/build-records.ts'
import type { FacilityRecord } from '#core/facilities/facility-record.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { type FieldChanges, resolve } from '#core/facilities/statement.ts'
import { CloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { RecordStatements, type SourceStatement } from '#core/facilities/use-cases/record-statements.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Transaction } from '#core/ports/transaction.ts'

/** Empty repositories, and what they have stored. */
export interface StoredFacilities extends BuildRecordsDependencies {
  readonly transaction: Transaction
  /** Returns all records in the order of their creation. */
  readonly all: () => Promise<readonly FacilityRecord[]>
  /** Returns the day of each statement by its number. */
  readonly statedOn: () => Promise<Readonly<Record<string, string>>>
}

const values = (over: FieldValues = {}): FieldValues => ({
  name: 'Słoneczko',
  type: 'nursery',
  voivodeship: 'malopolskie',
  county: 'Kraków',
  city: 'Kraków',
  ...over,
})
const scope = { types: ['nursery'], counties: null } as const
const listOf = (...numbers: readonly string[]): readonly SourceStatement[] =>
  numbers.map((number) => ({ number, values: values({ name: `Żłobek ${number}` }) }))

/** Describes every repository of facilities by the use-cases that record editions of registers. */
export const describeFacilities = (setUp: () => Promise<StoredFacilities> | StoredFacilities) =>
  describe('repository of facilities', () => {
    let stored: StoredFacilities
    let tag: { readonly id: string; readonly param: string }
    beforeEach(async () => {
      stored = await setUp()
      tag = (await run(stored.tagging.typeTags())).nursery
    })

    const all = () => stored.all()
    const record = async (on: string, statements: readonly SourceStatement[], source = 'zlobki') => {
      const batch = { id: newId(), source, on }
      const counts = await run(stored.transaction(makeOf(RecordStatements)(stored)(operator, { batch, statements })))
      return { batch, ...counts }
    }
    const close = (batch: { readonly id: string; readonly source: string; readonly on: string }, maxPercent = 100) =>
      stored.transaction(makeOf(CloseMissing)(stored)(operator, { batch, scope, maxPercent }))
    const undo = (batchId: string) => stored.transaction(makeOf(UndoBatch)(stored)(operator, { batchId }))

    test('creates facilities with a slug of name, type and city; namesakes get a number', async () => {
      const counts = await record('2026-11-01', [
        { number: '1/Z', values: values() },
        { number: '2/Z', values: values() },
      ])
      expect(counts).toMatchObject({ new: 2, changed: 0, unchanged: 0, closed: 0, skipped: 0 })
      expect((await all()).map(({ slug }) => slug)).toEqual([`sloneczko-${tag.param}-krakow`, `sloneczko-${tag.param}-krakow-2`])
      expect((await all())[0]).toMatchObject({ name: 'Słoneczko', category: 'zlobki', specialization: [tag.id], active: true })
    })

    test('replaces the fields by those of a newer edition, and keeps the slug while its components stay', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values({ phone: '+48601602603' }) }])
      const [before] = await all()
      expect(await record('2026-11-08', [{ number: '1/Z', values: values({ street: 'ul. Szkolna' }) }])).toMatchObject({
        new: 0,
        changed: 1,
      })
      expect(await all()).toMatchObject([{ id: before?.id, slug: before?.slug, phone: null, street: 'ul. Szkolna' }])
      await record('2026-11-15', [{ number: '1/Z', values: values({ name: 'Księżyc' }) }])
      expect(await all()).toMatchObject([{ id: before?.id, slug: `ksiezyc-${tag.param}-krakow` }])
    })

    test('an older edition fills only empty fields', async () => {
      await record('2026-11-08', [{ number: '1/Z', values: values() }])
      await record('2026-11-01', [{ number: '1/Z', values: values({ name: 'Dawna nazwa', phone: '+48601602603' }) }])
      expect(await all()).toMatchObject([{ name: 'Słoneczko', phone: '+48601602603' }])
    })

    test('counts unchanged statements and records that the edition confirms them', async () => {
      await record('2026-11-01', listOf('1/Z'))
      expect(await record('2026-11-08', listOf('1/Z'))).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
      expect(await stored.statedOn()).toEqual({ '1/Z': '2026-11-08' })
    })

    test('the same number in another source of one register means the same facility, in another register a different one', async () => {
      const kindergarten = values({ type: 'kindergarten' })
      await record('2026-11-01', [{ number: '120665', values: kindergarten }], 'rspo-geo')
      expect(await record('2026-11-08', [{ number: '120665', values: kindergarten }], 'rspo')).toMatchObject({ new: 0, changed: 1 })
      expect(await all()).toHaveLength(1)
      expect(await record('2026-11-08', [{ number: '120665', values: values() }])).toMatchObject({ new: 1 })
      expect(await all()).toHaveLength(2)
    })

    test('closes a known facility on the day that the source states, and skips closed ones that were never known', async () => {
      await record('2026-11-01', listOf('1/Z'))
      const closed = ['1/Z', '2/Z'].map((number) => ({ number, values: values({ name: `Żłobek ${number}` }), closedOn: '2026-10-31' }))
      expect(await record('2026-11-08', closed)).toMatchObject({ new: 0, changed: 1, closed: 1, skipped: 1 })
      expect(await all()).toMatchObject([{ active: false, inactive_since: '2026-10-31' }])
    })

    test('closes facilities of the scope that an edition no longer lists, as of its day', async () => {
      await record('2026-11-01', listOf('1/Z', '2/Z'))
      const { batch } = await record('2026-11-08', listOf('1/Z'))
      expect(await run(close(batch))).toBe(1)
      expect((await all()).map(({ active, inactive_since }) => [active, inactive_since])).toEqual([
        [true, null],
        [false, '2026-11-08'],
      ])
    })

    test('closes nothing outside the scope', async () => {
      await record('2026-11-01', [...listOf('1/Z'), { number: '2/Z', values: values({ type: 'toddler_club' }) }])
      const { batch } = await record('2026-11-08', listOf('1/Z'))
      expect(await run(close(batch))).toBe(0)
      expect((await all()).every(({ active }) => active)).toBe(true)
    })

    test('stops when more facilities would be closed than allowed, and writes nothing', async () => {
      await record('2026-11-01', listOf('1/Z', '2/Z', '3/Z', '4/Z'))
      const { batch } = await record('2026-11-08', listOf('1/Z', '2/Z', '3/Z'))
      expect(await failureOf(close(batch, 24))).toMatchObject({
        _tag: 'TooManyGone',
        kind: 'stopped',
        detail: expect.stringContaining('1 of 4'),
      })
      expect((await all()).every(({ active }) => active)).toBe(true)
      expect(await run(close(batch, 25))).toBe(1)
    })

    test('undoing a batch restores what it changed and removes what it created', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values() }])
      const before = await all()
      const { batch } = await record('2026-11-08', [{ number: '1/Z', values: values({ street: 'ul. Szkolna' }) }, ...listOf('2/Z')])
      expect(await run(undo(batch.id))).toEqual({ restored: 1, removed: 1 })
      expect(await all()).toEqual(before)
    })

    test('a batch cannot be undone while a later one changed the same facilities', async () => {
      const first = await record('2026-11-01', listOf('1/Z'))
      const later = await record('2026-11-08', [{ number: '1/Z', values: values() }])
      expect(await failureOf(undo(first.batch.id))).toMatchObject({
        _tag: 'LaterBatchExists',
        kind: 'conflict',
        detail: expect.stringContaining(later.batch.id),
      })
      expect(await all()).toMatchObject([{ name: 'Słoneczko' }])
    })

    test('hides counts of free places that are older than a day, once', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values({ places: { places: 20, enrolled: 15 } }) }])
      expect(await all()).toMatchObject([{ free_places: 5, free_places_on: '2026-11-01' }])
      const { facilities, transaction } = stored
      const hide = (before: string) => run(transaction(facilities.hideFreePlaces(before)))
      expect([await hide('2026-11-01'), await hide('2026-11-02'), await hide('2026-11-02')]).toEqual([0, 1, 0])
    })

    test('keeps earlier slugs of a facility, and forgets those of an undone batch', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values() }])
      const { batch } = await record('2026-11-08', [{ number: '1/Z', values: values({ name: 'Księżyc' }) }])
      const bases = [`sloneczko-${tag.param}-krakow`, `ksiezyc-${tag.param}-krakow`]
      const slugs = async () => [...(await run(stored.facilities.slugsOf(bases))).keys()].toSorted()
      expect(await slugs()).toEqual(bases.toSorted())
      await run(undo(batch.id))
      expect(await slugs()).toEqual([bases[0]])
    })

    const clock = makeClock(new Date('2026-11-10T10:00:00Z'))
    const write = (facilityId: string, changes: FieldChanges, active?: boolean) =>
      run(stored.transaction(makeOf(RestateFacility)({ ...stored, clock })(operator, { facilityId, source: 'owner', changes, active })))

    test('an owner overrides a register, whose later values wait as proposals; a withdrawn value gives way to the register', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values({ street: 'ul. Szkolna' }) }])
      const [one] = await all()
      const id = one?.id ?? ''
      await write(id, { street: 'ul. Leśna', description: 'Cisza i las.' })
      await record('2026-11-20', [{ number: '1/Z', values: values({ street: 'ul. Długa' }) }])
      expect(await all()).toMatchObject([{ street: 'ul. Leśna' }])
      const { facts, proposals } = resolve(await run(stored.facilities.statementsOf([id])))
      expect(facts.description).toEqual({ value: 'Cisza i las.', source: 'owner', number: id, on: '2026-11-10' })
      expect(proposals).toContainEqual({ field: 'street', value: 'ul. Długa', source: 'zlobki', number: '1/Z', on: '2026-11-20' })
      await write(id, { street: null })
      expect(await all()).toMatchObject([{ street: 'ul. Długa' }])
    })

    test('an owner’s new name gives a new slug and keeps the old one for redirects', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values() }])
      const [one] = await all()
      await write(one?.id ?? '', { name: 'Tęcza' })
      const bases = [`sloneczko-${tag.param}-krakow`, `tecza-${tag.param}-krakow`]
      expect([...(await run(stored.facilities.slugsOf(bases))).keys()].toSorted()).toEqual(bases.toSorted())
      expect(await all()).toMatchObject([{ slug: bases[1] }])
    })

    test('undoing a batch keeps what owners have written, before it and since', async () => {
      await record('2026-11-01', [{ number: '1/Z', values: values({ street: 'ul. Szkolna' }) }])
      const [one] = await all()
      const id = one?.id ?? ''
      await write(id, { website: 'https://a.pl/' })
      const { batch } = await record('2026-11-08', [{ number: '1/Z', values: values({ street: 'ul. Długa' }) }])
      await write(id, { phone: '+48601602603' })
      expect(await run(undo(batch.id))).toEqual({ restored: 1, removed: 0 })
      expect(await all()).toMatchObject([{ street: 'ul. Szkolna', website: 'https://a.pl/', phone: '+48601602603' }])
    })

    test('a batch that created a facility about which its owner has written cannot be undone', async () => {
      const { batch } = await record('2026-11-01', listOf('1/Z'))
      const [one] = await all()
      await write(one?.id ?? '', { phone: '+48601602603' })
      expect(await failureOf(undo(batch.id))).toMatchObject({ _tag: 'OwnersHaveWritten', kind: 'conflict' })
      expect(await all()).toHaveLength(1)
    })

    test('an owner closes and opens a facility; a later edition of the register does not open it', async () => {
      await record('2026-11-01', listOf('1/Z'))
      const [one] = await all()
      await write(one?.id ?? '', {}, false)
      await record('2026-11-20', [{ number: '1/Z', values: values() }])
      expect(await all()).toMatchObject([{ active: false, inactive_since: '2026-11-10' }])
      await write(one?.id ?? '', {}, true)
      expect(await all()).toMatchObject([{ active: true, inactive_since: null }])
    })

    test('a deleted facility cannot be written about', async () => {
      await record('2026-11-01', listOf('1/Z'))
      const [one] = await all()
      await run(stored.transaction(stored.facilities.markDeleted(one?.id ?? '', new Date('2026-11-10T10:00:00Z'))))
      const restated = makeOf(RestateFacility)({ ...stored, clock })(operator, { facilityId: one?.id ?? '', source: 'owner', changes: {} })
      expect(await failureOf(stored.transaction(restated))).toMatchObject({ _tag: 'FacilityNotFound' })
    })
  })
