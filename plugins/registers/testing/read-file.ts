import { parse } from 'csv-parse/sync'
import { Effect } from 'effect'
import type { Territory } from '#core/places/territory.port.ts'
import type { Reading, RegisterFormat } from '../domain/register-format.ts'
import { type RuleName, ruleNames } from '../domain/cleaning/rules.ts'
import { findColumns, rowOf } from '../domain/columns.ts'
import { elect } from '../domain/elect.ts'
import { countOne } from '../domain/report.ts'

/** A whole file through a format, in memory: for tests and seeds; the importer streams. Throws when a needed column is missing. */
export const readFileThrough = (text: string, format: RegisterFormat, territory: Territory): readonly Reading[] => {
  const [header = [], ...lines]: string[][] = parse(text, { delimiter: ';', bom: true })
  const found = findColumns(header, format)
  if (found.kind === 'missing') throw new Error(`The file lacks ${found.names.join(', ')}`)
  const rows = lines.map((cells) => rowOf(cells, found.at))
  const votes: Record<string, number> = {}
  for (const row of rows) {
    const said = format.votes?.(row)
    if (said) countOne(votes, said)
  }
  const elected = Effect.runSync(elect(votes))
  return rows.map((row) => format.readRow(row, territory, elected))
}

/** How many rows each rule touched; rules that touched none are left out. */
export const touchedRows = (readings: readonly Reading[]): Partial<Record<RuleName, number>> => {
  const counts: Partial<Record<RuleName, number>> = {}
  const all = readings.flatMap((reading) => (reading.kind === 'read' ? reading.appliedRules : []))
  for (const rule of ruleNames) {
    const rows = all.filter((each) => each === rule).length
    if (rows > 0) counts[rule] = rows
  }
  return counts
}
