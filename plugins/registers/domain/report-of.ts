import type { Batch } from '#core/facilities/facilities.port.ts'
import type { DuplicateCandidate } from './duplicates.port.ts'
import type { Duplicate } from './duplicates.ts'
import { type ImportReport, kept } from './report.ts'
import type { Tally } from './tally.ts'

interface Told {
  readonly dryRun: boolean
  readonly batch: Batch
  readonly file: { readonly name: string; readonly encoding: string }
  readonly older: boolean
  readonly gone: number
  readonly duplicates: readonly Duplicate[]
  readonly importStats: Tally
  readonly seconds: number
}

const told = ({ id, name, numbers }: DuplicateCandidate) => ({ id, name, numbers })

/** The report of an import from its counts; a rehearsal names no batch. */
export const reportOf = ({ dryRun, batch, file, older, gone, duplicates, importStats, seconds }: Told): ImportReport => ({
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
  duplicate_pairs: duplicates.slice(0, kept.duplicates).map(({ one, other, reasons }) => ({ one: told(one), other: told(other), reasons })),
  seconds: Math.round(seconds * 10) / 10,
})
