import { newId } from '#core/kernel/ids.ts'

type Rows = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>

/** Stores a pair of a closed facility and its possible successor, of numbers that no facility has. */
export const insertSuccessor = async (rows: Rows, { dismissed = false }: { readonly dismissed?: boolean } = {}): Promise<string> => {
  const id = newId()
  await rows(
    `insert into registers_successor (id, former_source, former_number, source, number, reason, batch_id, found_at, dismissed_at)
     values (?, 'zlobki', ?, 'zlobki', '1/Z', 'name-and-address', ?, now(), case when ? then now() end) returning 1`,
    [id, id, id, dismissed],
  )
  return id
}
