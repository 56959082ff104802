import type { SourceStatement } from '#core/facilities/use-cases/record-statements.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { CsvRow } from '#core/ports/csv-file.ts'
import { checkPoint, type PointContext } from '../domain/cleaning/point-plausibility.ts'
import { headerOf, toRawRow } from '../domain/columns.ts'
import { countRejection, countSkipped, type ImportStats } from '../domain/import-stats.ts'
import type { RegisterFormat } from '../domain/register-format.ts'
import { increment } from '../domain/report.ts'
import type { FileScan } from './scan-file.ts'

/** Options for reading the rows of a file. */
export interface RowReaderOptions {
  readonly format: RegisterFormat
  readonly scan: Pick<FileScan, 'columns' | 'variant'>
  /** Number of columns in the header: a row of another width is rejected. */
  readonly width: number
  readonly territory: Territory
  readonly points: PointContext
  /** Day of the edition, ISO date. */
  readonly on: string
}

/** Reads and cleans a chunk of rows; counts rejected and skipped rows by reason. */
export const readChunk = (
  rows: readonly CsvRow[],
  { format, scan, width, territory, points, on }: RowReaderOptions,
  importStats: ImportStats,
): readonly SourceStatement[] => {
  const { columns, variant } = scan
  const reject = (row: number, number: string | null, column: string, reason: string) => {
    countRejection(importStats, { row, number, column, reason })
    return []
  }
  return rows.flatMap(({ line, cells }) => {
    importStats.read++
    if (cells.length !== width) return reject(line, null, '*', 'columns-differ')
    const reading = format.readRow(toRawRow(cells, columns.indexByKey), territory, variant)
    if (reading.kind === 'rejected') return reject(line, reading.number, headerOf(reading.column, columns.headers), reading.reason)
    if (reading.kind === 'skipped') {
      countSkipped(importStats, reading.facilityType)
      return []
    }
    if (importStats.seenNumbers.has(reading.number))
      return reject(line, reading.number, headerOf('number', columns.headers), 'duplicate-number')
    importStats.seenNumbers.add(reading.number)
    const { number, closedOn } = reading
    const { fields: values, appliedRules } = checkPoint(reading.fields, points)
    for (const rule of [...reading.appliedRules, ...appliedRules]) increment(importStats.rules, rule)
    return [{ number, values, ...(closedOn !== undefined && closedOn <= on ? { closedOn } : {}) }]
  })
}
