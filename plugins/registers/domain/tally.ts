import { countOne, kept, type Rejection } from './report.ts'

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

/** Counts a row that is not taken, and keeps it while there are few. */
export const tallyRejection = (importStats: Tally, rejection: Rejection) => {
  importStats.rejected++
  if (importStats.rejections.length < kept.rejections) importStats.rejections.push(rejection)
}

/** Counts a row of a kind that is none of ours. */
export const tallySkipped = (importStats: Tally, kind: string) => {
  importStats.skipped++
  countOne(importStats.skippedKinds, kind)
}

/** Counts what came of rows that were taken in; those about facilities that were closed before anyone knew them as skipped. */
export const tallyRecorded = (
  importStats: Tally,
  recorded: Readonly<Record<'new' | 'changed' | 'unchanged' | 'closed' | 'passed', number>>,
) => {
  for (const count of ['new', 'changed', 'unchanged', 'closed'] as const) importStats[count] += recorded[count]
  importStats.skipped += recorded.passed
  if (recorded.passed > 0) importStats.skippedKinds['zlikwidowane'] = (importStats.skippedKinds['zlikwidowane'] ?? 0) + recorded.passed
}
