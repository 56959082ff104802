import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { token } from '#core/kernel/token.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { LoadSeed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Progress } from '#core/ports/progress.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { makeScale } from '../demo/make-scale.ts'
import type { Batches } from '../domain/batches.port.ts'
import { takeInMade } from './take-in-made.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly gazetteer: Gazetteer
  readonly clock: Clock
  readonly progress: Progress
  readonly transaction: Transaction
}

/** Takes as many made facilities as are asked for in as a batch of the source `scale`. */
export const makeSeedScale = ({ gazetteer, progress, transaction, ...dependencies }: Dependencies): LoadSeed =>
  Effect.fn('registers.seed-scale')(function* ({ facilities, seed }) {
    if (facilities === 0) return
    const localities = yield* gazetteer.all()
    yield* takeInMade(dependencies)({
      source: 'scale',
      made: (today) => makeScale(localities, { seed, facilities, today }),
      legacyId: () => null,
      onTaken: (count) => progress.report(count / facilities),
    })
  }, transaction)

export const SeedScale = token<LoadSeed>('registers/SeedScale')
