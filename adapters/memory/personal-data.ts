import { Effect } from 'effect'
import type { ExportedRow, PersonalDataRepository, TableShape } from '#core/ports/personal-data-repository.ts'
import { makeTable } from './recoverable.ts'

/**
 * Creates tables with rows, each row with the account or e-mail address of its person in `of`. `expired`: rows per
 * table that retention changes.
 */
export const makePersonalData = (tables: readonly TableShape[]) => {
  const { rows, snapshot } = makeTable<readonly (ExportedRow & { readonly of: string })[]>()
  const expired = new Map<string, number>()
  const erasedTables: string[] = []
  const belongsTo = (accountId: string, email: string) => (row: { readonly of: string }) => row.of === accountId || row.of === email
  const repository: PersonalDataRepository = {
    tables: () => Effect.succeed(tables),
    rowsOf: ({ table }, { accountId, email }) =>
      Effect.sync(() => (rows.get(table) ?? []).filter(belongsTo(accountId, email)).map(({ of: _, ...row }) => row)),
    erase: ({ table, erasure }, { accountId, email }) =>
      Effect.sync(() => {
        if (typeof erasure === 'object' && 'exempt' in erasure) return 0
        const stored = rows.get(table) ?? []
        const remaining = stored.filter((row) => !belongsTo(accountId, email)(row))
        rows.set(table, remaining)
        erasedTables.push(table)
        return stored.length - remaining.length
      }),
    countDue: (table) => Effect.sync(() => expired.get(table) ?? 0),
    applyRetention: (table, _rule, _at, limit) =>
      Effect.sync(() => {
        const due = expired.get(table) ?? 0
        expired.set(table, Math.max(0, due - limit))
        return Math.min(due, limit)
      }),
  }
  return { ...repository, rows, expired, erasedTables, snapshot }
}
