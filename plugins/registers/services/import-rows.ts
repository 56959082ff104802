import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Batch } from '#core/facilities/facilities.port.ts'
import type { RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { CsvFile } from '#core/ports/csv-file.ts'
import { localityOf, type PointContext, pointKey } from '../domain/cleaning/point-plausibility.ts'
import { countRecorded, emptyImportStats } from '../domain/import-stats.ts'
import type { RegisterFormat } from '../domain/register-format.ts'
import { type RowReaderOptions, readChunk } from './read-chunk.ts'
import { forEachRowChunk } from './read-table.ts'
import type { FileScan } from './scan-file.ts'

interface Input {
  readonly file: CsvFile
  readonly format: RegisterFormat
  readonly scan: FileScan
  readonly batch: Batch
  /** Called with the number of bytes read so far. */
  readonly onProgress: (bytes: number) => void
}

/** Rows per chunk. */
const chunkSize = 500

interface Dependencies {
  readonly recordStatements: RecordStatements
  readonly territory: Territory
  readonly gazetteer: Gazetteer
}

/** Looks up the centres of all localities of a file at once. */
const makePointContext = (gazetteer: Gazetteer) =>
  Effect.fn('registers.point-context')(function* ({ localities, sharedPoints }: FileScan) {
    const located = yield* gazetteer.locate(localities)
    const centres = new Map(localities.map((locality, at) => [JSON.stringify(localityOf(locality)), located[at] ?? null]))
    return {
      centreOf: (locality) => centres.get(JSON.stringify(locality)) ?? null,
      isShared: (point) => sharedPoints.has(pointKey(point)),
    } satisfies PointContext
  })

/** Imports all rows of a scanned file inside the caller's transaction and returns the counts. */
export const makeImportRows = ({ recordStatements, territory, gazetteer }: Dependencies) =>
  Effect.fn('registers.import-rows')(function* (actor: Actor, { file, format, scan, batch, onProgress }: Input) {
    const points = yield* makePointContext(gazetteer)(scan)
    const reader: RowReaderOptions = { format, scan, width: file.header.length, territory, points, on: batch.on }
    const importStats = emptyImportStats()
    yield* forEachRowChunk(file.rows(onProgress), chunkSize, (rows) =>
      Effect.gen(function* () {
        countRecorded(importStats, yield* recordStatements(actor, { batch, statements: readChunk(rows, reader, importStats) }))
      }),
    )
    return importStats
  })
