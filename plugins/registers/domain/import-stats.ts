import { increment, type Rejection, reportLimits } from './report.ts'

/** Counts collected while a file is imported. */
export interface ImportStats {
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
  readonly seenNumbers: Set<string>
}

/** Returns the counts before the first row. */
export const emptyImportStats = (): ImportStats => ({
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
  seenNumbers: new Set(),
})

/** Counts a rejected row and stores it up to the limit. */
export const countRejection = (importStats: ImportStats, rejection: Rejection) => {
  importStats.rejected++
  if (importStats.rejections.length < reportLimits.rejections) importStats.rejections.push(rejection)
}

/** Counts a row about a kind of institution that is not imported. */
export const countSkipped = (importStats: ImportStats, kind: string) => {
  importStats.skipped++
  increment(importStats.skippedKinds, kind)
}

/** Adds the result of recording statements; facilities that were closed before they were ever imported count as skipped. */
export const countRecorded = (
  importStats: ImportStats,
  recorded: Readonly<Record<'new' | 'changed' | 'unchanged' | 'closed' | 'skipped', number>>,
) => {
  for (const count of ['new', 'changed', 'unchanged', 'closed'] as const) importStats[count] += recorded[count]
  importStats.skipped += recorded.skipped
  if (recorded.skipped > 0) importStats.skippedKinds['zlikwidowane'] = (importStats.skippedKinds['zlikwidowane'] ?? 0) + recorded.skipped
}
