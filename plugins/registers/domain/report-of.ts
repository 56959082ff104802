import type { Batch } from '#core/facilities/facilities.port.ts'
import type { Twin } from './duplicates.port.ts'
import type { Duplicate } from './duplicates.ts'
import { type ImportReport, kept } from './report.ts'
import type { Tally } from './tally.ts'

interface Told {
  readonly dryRun: boolean
  readonly batch: Batch
  readonly file: { readonly name: string; readonly encoding: string }
  readonly older: boolean
  readonly gone: number
  readonly twins: readonly Duplicate[]
  readonly tally: Tally
  readonly seconds: number
}

const told = ({ id, name, numbers }: Twin) => ({ id, name, numbers })

/** The report of an import from its counts; a rehearsal names no batch. */
export const reportOf = ({ dryRun, batch, file, older, gone, twins, tally, seconds }: Told): ImportReport => ({
  batch: dryRun ? null : batch.id,
  register: batch.source,
  edition: batch.on,
  file: file.name,
  encoding: file.encoding,
  dry_run: dryRun,
  older,
  read: tally.read,
  new: tally.new,
  known: tally.changed + tally.unchanged,
  changed: tally.changed,
  unchanged: tally.unchanged,
  skipped: tally.skipped,
  rejected: tally.rejected,
  gone,
  skipped_kinds: tally.skippedKinds,
  rejections: tally.rejections,
  rules: tally.rules,
  duplicates: twins.length,
  duplicate_pairs: twins.slice(0, kept.duplicates).map(({ one, other, reasons }) => ({ one: told(one), other: told(other), reasons })),
  seconds: Math.round(seconds * 10) / 10,
})
