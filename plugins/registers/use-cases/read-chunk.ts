import type { Said } from '#core/facilities/use-cases/record-statements.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { TableRow } from '#core/ports/table-file.ts'
import { headerOf, rowOf } from '../domain/columns.ts'
import type { RegisterFormat } from '../domain/register-format.ts'
import { countOne } from '../domain/report.ts'
import { type Tally, tallyRejection, tallySkipped } from '../domain/tally.ts'
import type { Survey } from './survey-file.ts'

/** How to read a file's rows. */
export interface RowReader {
  readonly format: RegisterFormat
  readonly survey: Pick<Survey, 'columns' | 'elected'>
  /** Columns of the header: a row that has another number of them is rejected. */
  readonly width: number
  readonly territory: Territory
  /** Day of the edition, ISO date. */
  readonly on: string
}

/** What some rows of a file say, cleaned; what is rejected or skipped is counted with its reason. */
export const readChunk = (
  rows: readonly TableRow[],
  { format, survey, width, territory, on }: RowReader,
  importStats: Tally,
): readonly Said[] => {
  const { columns, elected } = survey
  const reject = (row: number, number: string | null, column: string, reason: string) => {
    tallyRejection(importStats, { row, number, column, reason })
    return []
  }
  return rows.flatMap(({ line, cells }) => {
    importStats.read++
    if (cells.length !== width) return reject(line, null, '*', 'columns-differ')
    const reading = format.readRow(rowOf(cells, columns.at), territory, elected)
    if (reading.kind === 'rejected') return reject(line, reading.number, headerOf(reading.column, columns.headers), reading.reason)
    if (reading.kind === 'skipped') {
      tallySkipped(importStats, reading.facilityType)
      return []
    }
    if (importStats.seen.has(reading.number)) return reject(line, reading.number, headerOf('number', columns.headers), 'duplicate-number')
    importStats.seen.add(reading.number)
    for (const rule of reading.appliedRules) countOne(importStats.rules, rule)
    const { number, fields: values, closedOn } = reading
    return [{ number, values, ...(closedOn !== undefined && closedOn <= on ? { closedOn } : {}) }]
  })
}
