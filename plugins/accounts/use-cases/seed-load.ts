import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Progress } from '#core/ports/progress.ts'
import { demoPassword } from '../demo/demo-accounts.ts'
import { generateAccount } from '../demo/generate-account.ts'
import { BulkAccountRepository } from '../domain/accounts.port.ts'

const batchSize = 5000

/** Generates accounts for load tests, `konto1@scale.test` and on, which share the demo password and its hash (quality.md, "Bench"). */
export const SeedLoad = define(
  'accounts/SeedLoad',
  { bulkAccounts: BulkAccountRepository, passwords: Passwords, clock: Clock, progress: Progress },
  ({ bulkAccounts, passwords, clock, progress }): LoadSeed =>
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
    }),
)
