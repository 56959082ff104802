import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { Progress } from '#core/ports/progress.ts'
import { demoPassword } from '../demo/demo-accounts.ts'
import { generateAccount } from '../demo/generate-account.ts'
import type { BulkAccountRepository } from '../domain/bulk-accounts.port.ts'

interface Dependencies {
  readonly bulkAccounts: BulkAccountRepository
  readonly passwords: Passwords
  readonly clock: Clock
  readonly progress: Progress
}

const batchSize = 5000

/** Generates accounts for load tests, `konto1@scale.test` and on, which share the demo password and its hash (quality.md, "Bench"). */
export const makeSeedLoad = ({ bulkAccounts, passwords, clock, progress }: Dependencies): LoadSeed =>
  Effect.fn('accounts.seed-load')(function* ({ accounts, seed }) {
    if (accounts === 0) return
    const hash = yield* passwords.hash(demoPassword)
    const now = clock.now().toISOString()
    for (let from = 0; from < accounts; from += batchSize) {
      const batch = Array.from({ length: Math.min(batchSize, accounts - from) }, (_, n) => ({
        id: newId(),
        ...generateAccount(from + n + 1, seed),
      }))
      yield* bulkAccounts.add(batch, hash, now)
      progress.report((from + batch.length) / accounts)
    }
    yield* bulkAccounts.refreshStatistics()
  })

export const SeedLoad = token<LoadSeed>('accounts/SeedLoad')
