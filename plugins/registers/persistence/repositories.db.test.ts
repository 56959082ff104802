import { beforeEach, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { Batches } from '../domain/batches.port.ts'
import { aBatch } from '../testing/builders.ts'

const database = databaseForTests()

const batches = () => database.find(Batches)
const stored = [
  aBatch({ edition_on: '2026-11-01' }),
  aBatch({ edition_on: '2026-11-08', created_at: '2026-11-09T10:00:00Z' }),
  aBatch({ register: 'rspo', edition_on: '2026-11-15', created_at: '2026-11-16T10:00:00Z' }),
] as const
beforeEach(async () => {
  for (const batch of stored) await run(batches().add(batch))
})

test('returns a batch with its report, and all of them newest first', async () => {
  const [first, second, third] = stored
  expect(await run(batches().get(first.id))).toEqual(first)
  expect((await run(batches().all())).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  for (const unknown of [newId(), 'rubbish']) expect(await failureOf(batches().get(unknown))).toMatchObject({ _tag: 'BatchNotFound' })
})

test('names the newest edition of the registers that is not rolled back', async () => {
  expect(await run(batches().newestEdition(['zlobki']))).toBe('2026-11-08')
  expect(await run(batches().newestEdition(['zlobki', 'rspo']))).toBe('2026-11-15')
  expect(await run(batches().newestEdition(['demo']))).toBeNull()
  await run(batches().markRolledBack(stored[1].id, '2026-11-23T10:00:00Z'))
  expect(await run(batches().newestEdition(['zlobki']))).toBe('2026-11-01')
  expect(await run(batches().get(stored[1].id))).toMatchObject({ rolled_back_at: '2026-11-23T10:00:00Z' })
})
