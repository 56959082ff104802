import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { define } from '#core/kernel/define.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { generateScale } from '../demo/generate-scale.ts'
import { Batches } from '../domain/batches.port.ts'
import { makeImportGenerated } from '../services/import-generated.ts'

/** Imports the requested number of generated facilities as a batch of the source `scale`. */
export const SeedScale = define(
  'registers/SeedScale',
  {
    facilities: Facilities,
    recordStatements: RecordStatements,
    batches: Batches,
    gazetteer: Gazetteer,
    clock: Clock,
    progress: Progress,
    transaction: Transaction,
  },
  ({ gazetteer, progress, transaction, ...dependencies }): LoadSeed =>
    Effect.fn('registers.seed-scale')(function* ({ facilities, seed }) {
      if (facilities === 0) return
      const localities = yield* gazetteer.all()
      yield* makeImportGenerated(dependencies)({
        source: 'scale',
        generate: (today) => generateScale(localities, { seed, facilities, today }),
        legacyId: () => null,
        onProgress: (count) => progress.report(count / facilities),
      })
    }, transaction),
)
