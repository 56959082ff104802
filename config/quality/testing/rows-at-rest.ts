import { globSync } from 'node:fs'
import path from 'node:path'

/**
 * Tables that grow with accounts, facilities or the work of support, and the assignments after which no job has anything
 * to do with their rows (`plugins/x/testing/rows-at-rest.ts`).
 */
export type RowsAtRest = Readonly<Record<string, string>>

const root = path.resolve(import.meta.dirname, '../../..')

/** Loads the tables of core and of all installed plugins. */
export const loadRowsAtRest = async (): Promise<RowsAtRest> => {
  const files = globSync('plugins/*/testing/rows-at-rest.ts', { cwd: root })
  const parts = await Promise.all(
    files.map(async (file) => ((await import(path.join(root, file))) as { readonly rowsAtRest: RowsAtRest }).rowsAtRest),
  )
  return Object.assign({}, coreTables, ...parts) as RowsAtRest
}

const coreTables: RowsAtRest = {
  mail: 'sent_at = now()',
  live_frame: 'told_at = now()',
  live_ticket: 'expires_at = now()',
  access_grant: "role = 'parent'",
  outbox: 'relayed_at = now()',
  idempotency_key: 'written_at = now()',
  rate_limit: 'ends = 9999999999',
}
