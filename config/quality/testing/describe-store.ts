import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { Failure } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { Transaction } from '#core/ports/transaction.ts'

/** Another sample of the folder has this name. */
export class SampleExists extends Failure('SampleExists', 'conflict') {}

/** Entity of a store that is tested; a folder has a name once. */
export interface Sample {
  readonly id: string
  readonly folder_id: string
  readonly name: string
  readonly size: number
  readonly made_at: string
  readonly ended_at: string | null
}

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour)).toISOString()

const aSample = (over: Partial<Sample> = {}): Sample => ({
  id: newId(),
  folder_id: newId(),
  name: newId(),
  size: 1,
  made_at: at(8),
  ended_at: null,
  ...over,
})

/** Describes every store of a table. */
export const describeStore = (setUp: () => { readonly store: TableStore<Sample, SampleExists>; readonly transaction: Transaction }) => {
  let store: TableStore<Sample, SampleExists>
  let transaction: Transaction
  beforeAll(() => {
    const tested = setUp()
    store = tested.store
    transaction = tested.transaction
  })
  const add = async (over: Partial<Sample> = {}) => {
    const sample = aSample(over)
    await run(store.add(sample))
    return sample
  }

  describe('store of a table', () => {
    test('adds an entity unless its unique values are taken', async () => {
      const { folder_id, name } = await add()
      expect(await failureOf(store.add(aSample({ folder_id, name })))).toMatchObject({ _tag: 'SampleExists' })
      await add({ name })
      expect(await run(store.count({ folder_id }))).toBe(1)
    })

    test('adds several entities', async () => {
      const folder_id = newId()
      const samples = [aSample({ folder_id, size: 1 }), aSample({ folder_id, size: 2 })]
      for (const some of [samples, []]) await run(store.addAll(some))
      expect(await run(store.find({ folder_id }, { orderBy: { size: 'asc' } }))).toEqual(samples)
    })

    test('finds an entity by its id; malformed ids belong to nothing', async () => {
      const sample = await add()
      for (const read of [store.byId, store.lock]) {
        expect(await run(transaction(read(sample.id)))).toEqual(sample)
        expect([await run(transaction(read(newId()))), await run(transaction(read('rubbish')))]).toEqual([null, null])
      }
      expect(await run(store.find({ folder_id: 'rubbish' }))).toEqual([])
      expect(await run(store.find({ id: { in: [] } }))).toEqual([])
      expect(await run(store.find({ id: { in: ['rubbish', sample.id] } }))).toEqual([sample])
      expect([await run(store.remove({ id: 'rubbish' })), await run(store.count({ id: 'rubbish' }))]).toEqual([0, 0])
    })

    test('saves what is stored, and nothing else; puts both', async () => {
      const sample = await add()
      const changed = { ...sample, size: 5, ended_at: at(9) }
      await run(store.save(changed))
      expect(await run(store.byId(sample.id))).toEqual(changed)
      const fresh = aSample()
      await run(store.save(fresh))
      expect(await run(store.byId(fresh.id))).toBeNull()
      await run(store.put())
      await run(store.put(fresh, { ...changed, size: 6 }))
      expect([await run(store.byId(fresh.id)), await run(store.byId(sample.id))]).toEqual([fresh, { ...changed, size: 6 }])
    })

    test('finds entities by conditions; null meets no comparison with a value', async () => {
      const folder_id = newId()
      const [small, medium, large] = await Promise.all([
        add({ folder_id, size: 1 }),
        add({ folder_id, size: 2, ended_at: at(10) }),
        add({ folder_id, size: 3 }),
      ])
      const sizes = async (where: Parameters<typeof store.find>[0]) =>
        (await run(store.find({ folder_id, ...where }, { orderBy: { size: 'asc' } }))).map(({ size }) => size)
      expect(await sizes({ size: { gt: 1, lte: 2 } })).toEqual([2])
      expect(await sizes({ size: { gte: 2 } })).toEqual([2, 3])
      expect(await sizes({ size: { lt: 2 } })).toEqual([1])
      expect(await sizes({ size: { in: [1, 3] } })).toEqual([1, 3])
      expect(await sizes({ size: { ne: 2 } })).toEqual([1, 3])
      expect(await sizes({ ended_at: null })).toEqual([1, 3])
      expect(await sizes({ ended_at: { ne: null } })).toEqual([2])
      expect(await sizes({ ended_at: { ne: at(9) } })).toEqual([2])
      expect(await sizes({ ended_at: { lt: at(11) } })).toEqual([2])
      const ends = await run(store.find({ folder_id }, { orderBy: { ended_at: 'asc', size: 'desc' } }))
      expect(ends).toEqual([medium, large, small])
    })

    test('removes nothing by a condition without a value', async () => {
      const { folder_id } = await add({ folder_id: newId() })
      const wrong = { folder_id, name: undefined } as unknown as { readonly folder_id: string }
      expect(await Effect.runPromiseExit(store.remove(wrong))).toMatchObject({ _tag: 'Failure' })
      expect(await run(store.count({ folder_id }))).toBe(1)
    })

    test('sorts by the first column that differs, null as the greatest; the first is that of the order', async () => {
      const folder_id = newId()
      const early = await add({ folder_id, made_at: at(6), ended_at: at(9) })
      const late = await add({ folder_id, made_at: at(7), ended_at: at(9) })
      const open = await add({ folder_id, made_at: at(5) })
      expect(await run(store.find({ folder_id }, { orderBy: { ended_at: 'desc', made_at: 'asc' } }))).toEqual([open, early, late])
      expect(await run(store.find({ folder_id }, { orderBy: { made_at: 'desc' }, limit: 2 }))).toEqual([late, early])
      expect(await run(store.find({ folder_id }, { orderBy: { made_at: 'desc' }, limit: 2, offset: 1 }))).toEqual([early, open])
      const oldest = { made_at: 'asc' } as const
      expect(await run(transaction(store.first({ folder_id }, { orderBy: oldest, lock: 'skip' })))).toEqual(open)
      expect(await run(transaction(store.find({ folder_id }, { orderBy: oldest, lock: 'wait' })))).toEqual([open, early, late])
    })

    test('changes and removes those that meet the conditions, and counts them', async () => {
      const { id, folder_id } = await add({ size: 4 })
      await add({ folder_id })
      expect(await run(store.update({ folder_id, size: { gt: 1 } }, { size: 1 }))).toBe(1)
      expect(await run(store.byId(id))).toMatchObject({ size: 1 })
      expect([await run(store.count({ folder_id, size: 1 })), await run(store.remove({ folder_id, size: 2 }))]).toEqual([2, 0])
      expect([await run(store.remove({ folder_id })), await run(store.byId(id))]).toEqual([2, null])
    })
  })
}
