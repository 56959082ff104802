import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { makePasswords } from '#adapters/memory/passwords.ts'
import { makeProgress } from '#adapters/memory/progress.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { GeneratedAccount } from '../domain/accounts.port.ts'
import { SeedLoad } from './seed-load.ts'

const setUp = () => {
  const batches: (readonly GeneratedAccount[])[] = []
  const hashes: string[] = []
  const bulkAccounts = {
    add: (accounts: readonly GeneratedAccount[], hash: string) =>
      Effect.sync(() => {
        batches.push(accounts)
        hashes.push(hash)
      }),
    refreshStatistics: () => Effect.sync(() => void batches.push([])),
  }
  const progress = makeProgress()
  return {
    batches,
    hashes,
    progress,
    seedLoad: makeOf(SeedLoad)({ bulkAccounts, passwords: makePasswords(), clock: makeClock(), progress }),
  }
}

test('generates accounts in batches with one password hash, then refreshes the statistics', async () => {
  const { batches, hashes, progress, seedLoad } = setUp()
  await run(seedLoad({ accounts: 5001, facilities: 0, seed: 1 }))
  expect(batches.map(({ length }) => length)).toEqual([5000, 1, 0])
  expect(new Set(hashes).size).toBe(1)
  expect([batches[0]?.[0]?.email, batches[1]?.[0]?.email]).toEqual(['konto1@scale.test', 'konto5001@scale.test'])
  expect(progress.reported).toEqual([5000 / 5001, 1])
})

test('does nothing for no accounts', async () => {
  const { batches, seedLoad } = setUp()
  await run(seedLoad({ accounts: 0, facilities: 9, seed: 1 }))
  expect(batches).toEqual([])
})
