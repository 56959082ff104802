import type { FieldValues } from '#core/facilities/fields.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { TableRow } from '#core/ports/table-file.ts'
import { headerOf, rowOf } from '../domain/columns.ts'
import type { FoundColumns, RegisterFormat } from '../domain/register-format.ts'
import { countOne, type Rejection, rejectionsKept } from '../domain/report.ts'

/** Counts that grow as a file is read. */
export interface Tally {
  read: number
  new: number
  changed: number
  unchanged: number
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
  skipped: 0,
  rejected: 0,
  skippedKinds: {},
  rejections: [],
  rules: {},
  seen: new Set(),
})

/** What some rows of a file say, cleaned; what is rejected or skipped is counted with its reason. */
export const readChunk = (
  rows: readonly TableRow[],
  columns: Extract<FoundColumns, { is: 'found' }>,
  width: number,
  format: RegisterFormat,
  territory: Territory,
  tally: Tally,
): readonly { readonly number: string; readonly values: FieldValues }[] => {
  const reject = (row: number, number: string | null, column: string, reason: string) => {
    tally.rejected++
    if (tally.rejections.length < rejectionsKept) tally.rejections.push({ row, number, column, reason })
    return []
  }
  return rows.flatMap(({ line, cells }) => {
    tally.read++
    if (cells.length !== width) return reject(line, null, '*', 'columns-differ')
    const reading = format.readRow(rowOf(cells, columns.at), territory)
    if (reading.is === 'rejected') return reject(line, reading.number, headerOf(reading.column, columns.headers), reading.reason)
    if (reading.is === 'skipped') {
      tally.skipped++
      countOne(tally.skippedKinds, reading.kind)
      return []
    }
    if (tally.seen.has(reading.number)) return reject(line, reading.number, headerOf('number', columns.headers), 'duplicate-number')
    tally.seen.add(reading.number)
    for (const rule of reading.touched) countOne(tally.rules, rule)
    return [{ number: reading.number, values: reading.fields }]
  })
}
