import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { makeDemo } from '../demo/make-demo.ts'
import type { Batches } from '../domain/batches.port.ts'
import { takeInMade } from './take-in-made.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly clock: Clock
  readonly transaction: Transaction
}

/** The demo is the same every time. */
const seed = 20261121

/** Takes the demo in as a batch of the source `demo`; its facilities are numbered from 1 for older addresses (decisions §1). */
export const makeSeedDemo = ({ transaction, ...dependencies }: Dependencies): Seed =>
  Effect.fn('registers.seed-demo')(function* () {
    yield* takeInMade(dependencies)({
      source: 'demo',
      made: (today) => makeDemo(seed, today),
      legacyId: (nth) => nth,
      onTaken: () => undefined,
    })
  }, transaction)

export const SeedDemo = token<Seed>('registers/SeedDemo')
