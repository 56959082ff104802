import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { generateDemo } from '../demo/generate-demo.ts'
import { Batches } from '../domain/batches.port.ts'
import { makeImportGenerated } from '../services/import-generated.ts'

/** Fixed, so that every run generates the same facilities. */
const seed = 20261121

/** Imports the demo facilities as a batch of the source `demo`; their legacy ids count from 1 (decisions §1). */
export const SeedDemo = define(
  'registers/SeedDemo',
  { facilities: Facilities, recordStatements: RecordStatements, batches: Batches, clock: Clock, transaction: Transaction },
  ({ transaction, ...dependencies }): Seed =>
    Effect.fn('registers.seed-demo')(function* () {
      yield* makeImportGenerated(dependencies)({
        source: 'demo',
        generate: (today) => generateDemo(seed, today),
        legacyId: (nth) => nth,
        onProgress: () => undefined,
      })
    }, transaction),
)
