import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Batch } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { TableFile } from '#core/ports/table-file.ts'
import type { RegisterFormat } from '../domain/register-format.ts'
import { startTally, tallyRecorded } from '../domain/tally.ts'
import { readChunk } from './read-chunk.ts'
import { eachRows } from './read-table.ts'
import type { Survey } from './survey-file.ts'

interface Input {
  readonly file: TableFile
  readonly format: RegisterFormat
  readonly survey: Survey
  readonly batch: Batch
  /** Told the bytes passed so far. */
  readonly read: (bytes: number) => void
}

/** Rows are taken in so many at a time. */
const chunkSize = 500

/** Takes all rows of a surveyed file into the directory, inside the caller's transaction, and counts what came of them. */
export const takeInRows = ({ recordStatements, territory }: { recordStatements: RecordStatements; territory: Territory }) =>
  Effect.fn('registers.take-in-rows')(function* (actor: Actor, { file, format, survey, batch, read }: Input) {
    const reader = { format, survey, width: file.header.length, territory, on: batch.on }
    const importStats = startTally()
    yield* eachRows(file.rows(read), chunkSize, (rows) =>
      Effect.gen(function* () {
        tallyRecorded(importStats, yield* recordStatements(actor, { batch, said: readChunk(rows, reader, importStats) }))
      }),
    )
    return importStats
  })
