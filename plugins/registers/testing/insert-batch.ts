import { newId } from '#core/kernel/ids.ts'
import { aBatch } from './builders.ts'

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

/** Stores a batch that changed nothing. */
export const insertBatch = async (rows: Rows, { rolledBack = false }: { readonly rolledBack?: boolean } = {}): Promise<string> => {
  const id = newId()
  const { report } = aBatch({ id })
  await rows(
    `insert into registers_batch (id, register, edition_on, file, report, created_at, rolled_back_at)
     values (?, 'zlobki', '2026-11-01', 'zlobki.csv', ?::jsonb, now(), case when ? then now() end) returning 1`,
    [id, JSON.stringify(report), rolledBack],
  )
  return id
}
