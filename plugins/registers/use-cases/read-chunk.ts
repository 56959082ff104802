import type { Said } from '#core/facilities/use-cases/record-statements.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { TableRow } from '#core/ports/table-file.ts'
import { headerOf, rowOf } from '../domain/columns.ts'
import type { RegisterFormat } from '../domain/register-format.ts'
import { countOne, kept, type Rejection } from '../domain/report.ts'
import type { Survey } from './survey-file.ts'

/** Counts that grow as a file is read. */
export interface Tally {
  read: number
  new: number
  changed: number
  unchanged: number
  closed: number
  skipped: number
  rejected: number
  readonly skippedKinds: Record<string, number>
  readonly rejections: Rejection[]
  readonly rules: Record<string, number>
  readonly seen: Set<string>
}

/** Counts before the first row. */
export const startTally = (): Tally => ({
  read: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  closed: 0,
  skipped: 0,
  rejected: 0,
  skippedKinds: {},
  rejections: [],
  rules: {},
  seen: new Set(),
})

/** Counts rows about facilities that were closed before anyone knew them, as skipped. */
export const passOver = (tally: Tally, passed: number) => {
  tally.skipped += passed
  if (passed > 0) tally.skippedKinds['zlikwidowane'] = (tally.skippedKinds['zlikwidowane'] ?? 0) + passed
}

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
  tally: Tally,
): readonly Said[] => {
  const { columns, elected } = survey
  const reject = (row: number, number: string | null, column: string, reason: string) => {
    tally.rejected++
    if (tally.rejections.length < kept.rejections) tally.rejections.push({ row, number, column, reason })
    return []
  }
  return rows.flatMap(({ line, cells }) => {
    tally.read++
    if (cells.length !== width) return reject(line, null, '*', 'columns-differ')
    const reading = format.readRow(rowOf(cells, columns.at), territory, elected)
    if (reading.is === 'rejected') return reject(line, reading.number, headerOf(reading.column, columns.headers), reading.reason)
    if (reading.is === 'skipped') {
      tally.skipped++
      countOne(tally.skippedKinds, reading.kind)
      return []
    }
    if (tally.seen.has(reading.number)) return reject(line, reading.number, headerOf('number', columns.headers), 'duplicate-number')
    tally.seen.add(reading.number)
    for (const rule of reading.touched) countOne(tally.rules, rule)
    const { number, fields: values, closedOn } = reading
    return [{ number, values, ...(closedOn !== undefined && closedOn <= on ? { closedOn } : {}) }]
  })
}
