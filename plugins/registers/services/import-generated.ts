import { Effect } from 'effect'
import { operator } from '#core/access/actor.ts'
import type { Batch, Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { GeneratedStatement } from '../demo/generate-statements.ts'
import { inChunks } from '../demo/in-chunks.ts'
import type { Batches } from '../domain/batches.port.ts'
import { type ImportReport, nothingRead } from '../domain/report.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly clock: Clock
}

interface GeneratedImport {
  readonly source: 'demo' | 'scale'
  /** Generates the statements as of a day (ISO date). */
  readonly generate: (today: string) => Iterable<GeneratedStatement>
  /** Integer id in legacy URLs of the `nth` facility, counted from 1; `null` for none. */
  readonly legacyId: (nth: number) => number | null
  /** Called after each chunk with the number of facilities imported so far. */
  readonly onProgress: (count: number) => void
}

const chunkSize = 1000

/**
 * Imports generated facilities chunk by chunk as one batch of their source, so that it can be rolled back like any
 * other. Runs inside the caller's transaction.
 */
export const makeImportGenerated = ({ facilities, recordStatements, batches, clock }: Dependencies) =>
  Effect.fn('registers.import-generated')(function* ({ source, generate, legacyId, onProgress }: GeneratedImport) {
    yield* facilities.acquireBatchLock()
    const startedAt = clock.now()
    const today = startedAt.toISOString().slice(0, 10)
    const batch: Batch = { id: newId(), source, on: today }
    const counts = { read: 0, new: 0, changed: 0, unchanged: 0 }
    for (const chunk of inChunks(generate(today), chunkSize)) {
      for (const [on, statements] of Map.groupBy(chunk, (statement) => statement.on)) {
        const recorded = yield* recordStatements(operator, {
          batch: { ...batch, on },
          statements: statements.map(({ number, values }) => ({ number, values })),
        })
        counts.new += recorded.new
        counts.changed += recorded.changed
        counts.unchanged += recorded.unchanged
      }
      const closed = chunk.flatMap(({ number, values, closedOn }) => (closedOn ? [{ number, values, closedOn }] : []))
      if (closed.length) yield* recordStatements(operator, { batch, statements: closed })
      const firstNth = counts.read + 1
      const statuses = chunk.map(({ number, status }, index) => ({ number, status, legacyId: legacyId(firstNth + index) }))
      yield* facilities.setStatuses(
        batch,
        statuses.filter(({ status, legacyId }) => status !== 'unknown' || legacyId !== null),
      )
      counts.read += chunk.length
      onProgress(counts.read)
    }
    yield* batches.add({
      id: batch.id,
      register: source,
      edition_on: today,
      file: `seed ${source}`,
      created_at: startedAt.toISOString(),
      rolled_back_at: null,
      report: buildSeedReport(batch, counts, (clock.now().getTime() - startedAt.getTime()) / 1000),
    })
  })

const buildSeedReport = (
  { id, source, on }: Batch,
  { read, changed, unchanged, ...counts }: { read: number; new: number; changed: number; unchanged: number },
  seconds: number,
): ImportReport => ({
  ...nothingRead,
  batch: id,
  register: source,
  edition: on,
  file: `seed ${source}`,
  encoding: 'utf-8',
  read,
  new: counts.new,
  known: changed + unchanged,
  changed,
  unchanged,
  seconds: Math.round(seconds * 10) / 10,
})
