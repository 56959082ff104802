import { parse } from 'csv-parse/sync'
import { Effect } from 'effect'
import type { Territory } from '#core/places/territory.port.ts'
import { type RuleName, ruleNames } from '../domain/cleaning/rules.ts'
import { findColumns, toRawRow } from '../domain/columns.ts'
import { detectVariant } from '../domain/detect-variant.ts'
import type { Reading, RegisterFormat } from '../domain/register-format.ts'
import { increment } from '../domain/report.ts'

/** Parses a whole file in memory, for tests; the importer streams. Throws when a required column is missing. */
export const parseRegisterFile = (text: string, format: RegisterFormat, territory: Territory): readonly Reading[] => {
  const [header = [], ...lines]: string[][] = parse(text, { delimiter: ';', bom: true })
  const columns = findColumns(header, format)
  if (columns.kind === 'missing') throw new Error(`The file lacks ${columns.names.join(', ')}`)
  const rows = lines.map((cells) => toRawRow(cells, columns.indexByKey))
  const variantCounts: Record<string, number> = {}
  for (const row of rows) {
    const variant = format.variantOf?.(row)
    if (variant) increment(variantCounts, variant)
  }
  const variant = Effect.runSync(detectVariant(variantCounts))
  return rows.map((row) => format.readRow(row, territory, variant))
}

/** Counts the rows changed by each rule, without rules that changed none. */
export const countAppliedRules = (readings: readonly Reading[]): Partial<Record<RuleName, number>> => {
  const counts: Partial<Record<RuleName, number>> = {}
  const all = readings.flatMap((reading) => (reading.kind === 'read' ? reading.appliedRules : []))
  for (const rule of ruleNames) {
    const rows = all.filter((each) => each === rule).length
    if (rows > 0) counts[rule] = rows
  }
  return counts
}
