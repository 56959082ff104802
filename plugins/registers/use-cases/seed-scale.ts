import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { token } from '#core/kernel/token.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Progress } from '#core/ports/progress.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { generateScale } from '../demo/generate-scale.ts'
import type { Batches } from '../domain/batches.port.ts'
import { makeImportGenerated } from '../services/import-generated.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly gazetteer: Gazetteer
  readonly clock: Clock
  readonly progress: Progress
  readonly transaction: Transaction
}

/** Imports the requested number of generated facilities as a batch of the source `scale`. */
export const makeSeedScale = ({ gazetteer, progress, transaction, ...dependencies }: Dependencies): LoadSeed =>
  Effect.fn('registers.seed-scale')(function* ({ facilities, seed }) {
    if (facilities === 0) return
    const localities = yield* gazetteer.all()
    yield* makeImportGenerated(dependencies)({
      source: 'scale',
      generate: (today) => generateScale(localities, { seed, facilities, today }),
      legacyId: () => null,
      onProgress: (count) => progress.report(count / facilities),
    })
  }, transaction)

export const SeedScale = token<LoadSeed>('registers/SeedScale')
