import { defineEntity, p } from '@mikro-orm/core'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { describeStore, type Sample, SampleExists } from '#config/quality/testing/describe-store.ts'
import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import type { TableStore } from '#core/ports/store.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { IsoTimestamp } from './column-types.ts'
import { makeTableStore } from './table-store.ts'
import { Db } from './unit-of-work.ts'

const SampleTable = defineEntity({
  name: 'SampleRow',
  tableName: 'samples_sample',
  properties: {
    id: p.uuid().primary(),
    folder_id: p.uuid(),
    name: p.text(),
    size: p.integer(),
    made_at: p.type(IsoTimestamp),
    ended_at: p.type(IsoTimestamp).strictNullable(),
  },
})

const up = `create table samples_sample (id uuid primary key, folder_id uuid not null, name text not null, size integer not null,
  made_at timestamptz not null, ended_at timestamptz, constraint samples_sample_once unique (folder_id, name))`

const Samples = token<TableStore<Sample, SampleExists>>('samples/Samples')
/** Samples with their size in thousands. */
const LargeSamples = token<TableStore<Sample>>('samples/LargeSamples')

const plugin = definePlugin({
  name: 'samples',
  tables: [SampleTable],
  migrations: [{ name: '20261126200000-samples', up, down: 'drop table samples_sample' }],
  providers: [
    provide(Samples, { db: Db }, ({ db }) => makeTableStore(db, SampleTable, { constraints: { samples_sample_once: SampleExists } })),
    provide(LargeSamples, { db: Db }, ({ db }) =>
      makeTableStore(db, SampleTable, {
        toEntity: (row): Sample => ({ ...row, size: row.size * 1000 }),
        toRow: (sample) => ({ ...sample, size: sample.size / 1000 }),
      }),
    ),
  ],
})

const platform = startForTests(() => testPlatform({ plugins: [plugin] }))

describeStore(() => ({ store: platform.find(Samples), transaction: platform.find(Transaction) }))

const sample: Sample = { id: newId(), folder_id: newId(), name: 'a', size: 2000, made_at: '2026-11-26T08:00:00.000Z', ended_at: null }

test('rows other than the entities are mapped', async () => {
  const large = platform.find(LargeSamples)
  await run(large.add(sample))
  await run(large.save({ ...sample, size: 3000 }))
  expect(await run(large.byId(sample.id))).toMatchObject({ size: 3000 })
  expect(await run(platform.find(Samples).byId(sample.id))).toMatchObject({ size: 3 })
})

test('concurrent transactions take different entities', async () => {
  const samples = platform.find(Samples)
  const folder_id = newId()
  for (const name of ['b', 'c']) await run(samples.add({ ...sample, id: newId(), folder_id, name }))
  const { promise: both, resolve: meet } = Promise.withResolvers<void>()
  let arrived = 0
  const take = () =>
    run(
      platform.find(Transaction)(
        Effect.tap(samples.first({ folder_id }, { orderBy: { id: 'asc' }, lock: 'skip' }), () =>
          Effect.promise(() => {
            if (++arrived === 2) meet()
            return both
          }),
        ),
      ),
    )
  const taken = await Promise.all([take(), take()])
  expect(new Set(taken.map((one) => one?.id)).size).toBe(2)
})
