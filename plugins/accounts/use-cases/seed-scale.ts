import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { Progress } from '#core/ports/progress.ts'
import { demoPassword } from '../demo/demo-accounts.ts'
import { madeAccount } from '../demo/made-account.ts'
import type { ManyAccounts } from '../domain/many-accounts.port.ts'

interface Dependencies {
  readonly manyAccounts: ManyAccounts
  readonly passwords: Passwords
  readonly clock: Clock
  readonly progress: Progress
}

const portion = 5000

/** As many made accounts as are asked for, `konto1@scale.test` and on, all with the demo's password and one hash of it (quality.md). */
export const makeSeedScale = ({ manyAccounts, passwords, clock, progress }: Dependencies): LoadSeed =>
  Effect.fn('accounts.seed-scale')(function* ({ accounts, seed }) {
    if (accounts === 0) return
    const [hash, now] = [yield* passwords.hash(demoPassword), clock.now().toISOString()]
    for (let from = 0; from < accounts; from += portion) {
      const some = Array.from({ length: Math.min(portion, accounts - from) }, (_, n) => ({
        id: newId(),
        ...madeAccount(from + n + 1, seed),
      }))
      yield* manyAccounts.add(some, hash, now)
      progress.report((from + some.length) / accounts)
    }
    yield* manyAccounts.refreshStatistics()
  })

export const SeedScale = token<LoadSeed>('accounts/SeedScale')
