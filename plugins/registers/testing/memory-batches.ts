import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { BatchNotFound } from '../contract/errors.ts'
import type { Batches, ImportBatch } from '../domain/batches.port.ts'

/** Creates an in-memory repository of import batches. */
export const makeMemoryBatches = () => {
  const { rows, update, all, snapshot } = makeTable<ImportBatch>()
  const repository: Batches = {
    add: (batch) => Effect.sync(() => void rows.set(batch.id, batch)),
    all: () => Effect.sync(() => all().toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))),
    get: Effect.fn('memory.get-batch')(function* (id) {
      return rows.get(id) ?? (yield* new BatchNotFound({ detail: `There is no batch ${id}` }))
    }),
    markRolledBack: (id, rolled_back_at) => Effect.sync(() => void update(id, (row) => ({ ...row, rolled_back_at }))),
    newestEdition: (registers) =>
      Effect.sync(
        () =>
          all()
            .filter(({ register, rolled_back_at }) => registers.includes(register) && rolled_back_at === null)
            .map(({ edition_on }) => edition_on)
            .toSorted()
            .at(-1) ?? null,
      ),
  }
  return { ...repository, rows, snapshot }
}
