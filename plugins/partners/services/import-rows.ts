import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { ImportResult, RowResult } from '../contract/row.ts'
import { ImportRow } from './import-row.ts'

/** Imports the rows of a partner one after the other; a bad row stops none of the others. */
export const ImportRows = define('partners/ImportRows', { importRow: ImportRow }, ({ importRow }) =>
  Effect.fn('partners.import-rows')(function* (actor: Actor, partner: string, rows: readonly unknown[]) {
    const results: RowResult[] = []
    for (const [index, row] of rows.entries()) results.push({ row: index + 1, ...(yield* importRow(actor, partner, row)) })
    const times = (result: RowResult['result']) => results.filter((one) => one.result === result).length
    const created = times('created')
    const linked = times('linked')
    const summary: ImportResult = { created, linked, failed: results.length - created - linked, rows: results }
    return summary
  }),
)

export type ImportRows = PortOf<typeof ImportRows>
