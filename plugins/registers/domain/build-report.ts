import type { Batch } from '#core/facilities/facilities.port.ts'
import type { Duplicate } from './duplicates.ts'
import type { ImportStats } from './import-stats.ts'
import { type ImportReport, reportLimits } from './report.ts'
import type { DuplicateCandidate } from './successors.port.ts'
import type { Succession, SuccessionCandidate } from './successors.ts'

interface ReportInput {
  readonly dryRun: boolean
  readonly batch: Batch
  readonly file: { readonly name: string; readonly encoding: string }
  readonly older: boolean
  readonly gone: number
  readonly duplicates: readonly Duplicate[]
  readonly successions: readonly Succession[]
  readonly importStats: ImportStats
  readonly seconds: number
}

const summaryOf = ({ id, name, numbers }: DuplicateCandidate) => ({ id, name, numbers })
const numberedOf = ({ id, name, source, number }: SuccessionCandidate) => ({ id, name, numbers: [`${source} ${number}`] })

/** Builds the report of an import from its counts; the report of a dry run has no batch. */
export const buildReport = ({
  dryRun,
  batch,
  file,
  older,
  gone,
  duplicates,
  successions,
  importStats,
  seconds,
}: ReportInput): ImportReport => ({
  batch: dryRun ? null : batch.id,
  register: batch.source,
  edition: batch.on,
  file: file.name,
  encoding: file.encoding,
  dry_run: dryRun,
  older,
  read: importStats.read,
  new: importStats.new,
  known: importStats.changed + importStats.unchanged,
  changed: importStats.changed,
  unchanged: importStats.unchanged,
  skipped: importStats.skipped,
  rejected: importStats.rejected,
  gone,
  skipped_kinds: importStats.skippedKinds,
  rejections: importStats.rejections,
  rules: importStats.rules,
  duplicates: duplicates.length,
  duplicate_pairs: duplicates
    .slice(0, reportLimits.duplicates)
    .map(({ one, other, reasons }) => ({ one: summaryOf(one), other: summaryOf(other), reasons })),
  successors: successions.length,
  successor_pairs: successions
    .slice(0, reportLimits.successors)
    .map(({ former, successor, reason }) => ({ former: numberedOf(former), successor: numberedOf(successor), reason })),
  seconds: Math.round(seconds * 10) / 10,
})
