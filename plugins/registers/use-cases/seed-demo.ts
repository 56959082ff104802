import { Effect } from 'effect'
import { operator } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { makeDemo } from '../demo/make-demo.ts'
import type { Batches } from '../domain/batches.port.ts'

interface Needs {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly clock: Clock
  readonly transaction: Transaction
}

/** The demo is the same every time. */
const seed = 20261121

/** Takes made-up nurseries in as a batch of the source `demo`, so that they can be told apart and rolled back like any other. */
export const makeSeedDemo = ({ facilities, recordStatements, batches, clock, transaction }: Needs): Seed =>
  Effect.fn('registers.seed-demo')(function* () {
    yield* facilities.holdBatchLock()
    const on = clock.now().toISOString().slice(0, 10)
    const batch = { id: newId(), source: 'demo', on }
    const said = makeDemo(seed, on)
    const { new: fresh, changed, unchanged } = yield* recordStatements(operator, { batch, said })
    yield* batches.add({
      id: batch.id,
      register: batch.source,
      edition_on: on,
      file: 'seed demo',
      created_at: clock.now().toISOString(),
      rolled_back_at: null,
      report: {
        batch: batch.id,
        register: batch.source,
        edition: on,
        file: 'seed demo',
        encoding: 'utf-8',
        dry_run: false,
        older: false,
        read: said.length,
        new: fresh,
        known: changed + unchanged,
        changed,
        unchanged,
        skipped: 0,
        rejected: 0,
        gone: 0,
        skipped_kinds: {},
        rejections: [],
        rules: {},
        seconds: 0,
      },
    })
  }, transaction)

export const SeedDemo = token<Seed>('registers/SeedDemo')
