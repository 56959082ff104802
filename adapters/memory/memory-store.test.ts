import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { describeStore, type Sample, SampleExists } from '#config/quality/testing/describe-store.ts'
import { makeMemoryStore } from './memory-store.ts'
import { failureOf, run } from './run.ts'
import { makeTransaction } from './transaction.ts'

describeStore(() => {
  const store = makeMemoryStore<Sample, SampleExists>({ unique: [{ columns: ['folder_id', 'name'], Failure: SampleExists }] })
  return { store, transaction: makeTransaction(store) }
})

test('a failed transaction undoes its changes', async () => {
  const store = makeMemoryStore<{ readonly key: string; readonly size: number }>({ key: ['key'] })
  await run(store.add({ key: 'a', size: 1 }))
  const step = Effect.andThen(store.update({ key: 'a' }, { size: 2 }), Effect.fail('late'))
  expect(await failureOf(makeTransaction(store)(step))).toBe('late')
  expect(await run(store.byId('a'))).toEqual({ key: 'a', size: 1 })
})

test('what is unique among some entities may be repeated among the others', async () => {
  const store = makeMemoryStore<Sample, SampleExists>({
    unique: [{ columns: ['name'], among: ({ ended_at }) => ended_at === null, Failure: SampleExists }],
  })
  const sample = { id: '1', folder_id: '1', name: 'a', size: 1, made_at: '2026-11-26', ended_at: '2026-11-27' }
  await run(store.add(sample))
  await run(store.add({ ...sample, id: '2', ended_at: null }))
  expect(await failureOf(store.add({ ...sample, id: '3', ended_at: null }))).toMatchObject({ _tag: 'SampleExists' })
})
