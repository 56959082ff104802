import { Effect } from 'effect'
import { operator } from '#core/access/actor.ts'
import type { Batch, Facilities } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import { inChunks } from '../demo/in-chunks.ts'
import type { MadeStatement } from '../demo/make-statements.ts'
import type { Batches } from '../domain/batches.port.ts'
import type { ImportReport } from '../domain/report.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly recordStatements: RecordStatements
  readonly batches: Batches
  readonly clock: Clock
}

interface Seeding {
  readonly source: 'demo' | 'scale'
  /** Made for this day, ISO date. */
  readonly made: (today: string) => Iterable<MadeStatement>
  /** The number by which older addresses know the `nth`, counted from 1. */
  readonly legacyId: (nth: number) => number | null
  /** Told after each chunk how many have been taken in. */
  readonly onTaken: (count: number) => void
}

const chunkSize = 1000

/** Takes made facilities in as one batch of their source, chunk by chunk, so that they can be told apart and rolled back like any other; runs inside the caller's transaction. */
export const takeInMade = ({ facilities, recordStatements, batches, clock }: Dependencies) =>
  Effect.fn('registers.take-in-made')(function* ({ source, made, legacyId, onTaken }: Seeding) {
    yield* facilities.holdBatchLock()
    const began = clock.now()
    const today = began.toISOString().slice(0, 10)
    const batch: Batch = { id: newId(), source, on: today }
    const counts = { read: 0, new: 0, changed: 0, unchanged: 0 }
    for (const chunk of inChunks(made(today), chunkSize)) {
      for (const [on, said] of Map.groupBy(chunk, (one) => one.on)) {
        const recorded = yield* recordStatements(operator, {
          batch: { ...batch, on },
          said: said.map(({ number, values }) => ({ number, values })),
        })
        counts.new += recorded.new
        counts.changed += recorded.changed
        counts.unchanged += recorded.unchanged
      }
      const closed = chunk.flatMap(({ number, values, closedOn }) => (closedOn ? [{ number, values, closedOn }] : []))
      if (closed.length) yield* recordStatements(operator, { batch, said: closed })
      const first = counts.read + 1
      const standings = chunk.map(({ number, status }, at) => ({ number, status, legacyId: legacyId(first + at) }))
      yield* facilities.setStatuses(
        batch,
        standings.filter(({ status, legacyId }) => status !== 'unknown' || legacyId !== null),
      )
      counts.read += chunk.length
      onTaken(counts.read)
    }
    yield* batches.add({
      id: batch.id,
      register: source,
      edition_on: today,
      file: `seed ${source}`,
      created_at: began.toISOString(),
      rolled_back_at: null,
      report: reportOf(batch, counts, (clock.now().getTime() - began.getTime()) / 1000),
    })
  })

const reportOf = (
  { id, source, on }: Batch,
  { read, changed, unchanged, ...counts }: { read: number; new: number; changed: number; unchanged: number },
  seconds: number,
): ImportReport => ({
  batch: id,
  register: source,
  edition: on,
  file: `seed ${source}`,
  encoding: 'utf-8',
  dry_run: false,
  older: false,
  read,
  new: counts.new,
  known: changed + unchanged,
  changed,
  unchanged,
  skipped: 0,
  rejected: 0,
  gone: 0,
  skipped_kinds: {},
  rejections: [],
  rules: {},
  duplicates: 0,
  duplicate_pairs: [],
  seconds: Math.round(seconds * 10) / 10,
})
