import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'

/** Stores a saved search of an account; returns its id. */
export const insertSearch = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  accountId: string,
  over: { readonly query?: string } = {},
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into saved_searches_search (id, account_id, name, query, frequency, matches, new_hits, created_at, checked_at, version)
       values (?, ?, 'Żłobki', ?, 'daily', 0, 0, now(), now(), 1) returning 1`,
    [id, accountId, over.query ?? `miasto=${id}`],
  )
  return id
}
