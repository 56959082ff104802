import type { ClientBase } from 'pg'
import { waitUntil } from './index-fixture.ts'

/**
 * Waits until all transactions of the cluster that are open now have ended: other test files share it, and pruning
 * deletes only what they all can see.
 */
export const waitForOpenTransactions = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::text now')
  const now = rows[0]?.now ?? '0'
  await waitUntil(async () => {
    const { rows } = await client.query<{ past: boolean }>('select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 past', [now])
    return rows[0]?.past === true
  })
}
