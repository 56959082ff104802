import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { newId } from '#core/kernel/ids.ts'
import { pageOf } from '#core/kernel/paging.ts'
import { SuccessorNotFound } from '../contract/errors.ts'
import { batchesOf, type ImportBatch } from '../domain/batches.port.ts'
import type { Successors } from '../domain/successors.port.ts'
import type { Succession, SuccessionCandidate } from '../domain/successors.ts'

/** Creates an in-memory repository of import batches. */
export const makeMemoryBatches = () => {
  const table = makeMemoryStore<ImportBatch>()
  return { ...batchesOf(table), rows: table.rows, snapshot: table.snapshot }
}

interface StoredPair extends Succession {
  readonly id: string
  readonly batchId: string
  readonly dismissed: boolean
}

const keyOf = ({ former, successor }: Succession) => [former.source, former.number, successor.source, successor.number].join(' ')

/** Creates an in-memory repository of possible successors; a test adds what a batch closed and added. Lists are for PostgreSQL alone. */
export const makeMemorySuccessors = () => {
  const { rows, update, all, snapshot } = makeTable<StoredPair>()
  const closed: SuccessionCandidate[] = []
  const added: SuccessionCandidate[] = []
  const repository: Successors = {
    candidates: () => Effect.sync(() => ({ closed, added })),
    add: (batchId, pairs) =>
      Effect.sync(() => {
        const fresh = pairs.filter((pair) => all().every((known) => keyOf(known) !== keyOf(pair)))
        for (const pair of fresh) {
          const id = newId()
          rows.set(id, { ...pair, id, batchId, dismissed: false })
        }
        return fresh
      }),
    list: ({ page, offset, limit }) => Effect.sync(() => pageOf([], { total: 0, page, offset, limit })),
    lock: Effect.fn('memory.lock-successor')(function* (id) {
      const pair = rows.get(id)
      if (!pair) return yield* new SuccessorNotFound()
      return { id, formerId: pair.former.id, successorId: pair.successor.id, dismissed: pair.dismissed }
    }),
    dismiss: (id) => Effect.sync(() => void update(id, (pair) => ({ ...pair, dismissed: true }))),
    forget: (batchId) =>
      Effect.sync(() => {
        for (const pair of all()) if (pair.batchId === batchId && !pair.dismissed) rows.delete(pair.id)
      }),
  }
  return { ...repository, rows, closed, added, snapshot }
}
