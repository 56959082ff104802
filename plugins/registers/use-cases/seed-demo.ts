import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { generateDemo } from '../demo/generate-demo.ts'
import type { Batches } from '../domain/batches.port.ts'
import { makeImportGenerated } from '../services/import-generated.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Fixed, so that every run generates the same facilities. */
const seed = 20261121

/** Imports the demo facilities as a batch of the source `demo`; their legacy ids count from 1 (decisions §1). */
export const makeSeedDemo = ({ transaction, ...dependencies }: Dependencies): Seed =>
  Effect.fn('registers.seed-demo')(function* () {
    yield* makeImportGenerated(dependencies)({
      source: 'demo',
      generate: (today) => generateDemo(seed, today),
      legacyId: (nth) => nth,
      onProgress: () => undefined,
    })
  }, transaction)

export const SeedDemo = token<Seed>('registers/SeedDemo')
