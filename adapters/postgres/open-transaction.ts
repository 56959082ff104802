import type { MikroORM, Transaction as TransactionContext } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { asDefect } from './errors.ts'

interface OpenTransaction {
  readonly trx: TransactionContext
  /** Commits, or rolls back. Returns the feeds with new rows, of which other processes are to be notified. */
  end(commit: boolean): Promise<readonly string[]>
}

/** Makes the transaction collect the names of feeds, after a first word that stands for none (migration `feed-notifications`). */
const collectFeeds = CompiledQuery.raw(`select set_config('kredka.feeds', '-', true)`)
const collectedFeeds = CompiledQuery.raw(`select current_setting('kredka.feeds') feeds`)

/**
 * Opens a transaction. MikroORM's own `begin` never releases its connection when the connection is lost, because its
 * rollback fails too.
 */
export const openTransaction = async (orm: MikroORM): Promise<OpenTransaction> => {
  const connection = orm.em.getConnection()
  await connection.ensureConnection()
  return new Promise((resolve, reject) => {
    const outcome = Promise.withResolvers<boolean>()
    const rollback = new Error('Rolled back')
    const done = connection
      .getClient()
      .transaction()
      .execute(async (trx) => {
        // Sent with the next statement, and with the commit, without waiting for the answer.
        void trx.executeQuery(collectFeeds).catch(() => undefined)
        const end = async (commit: boolean) => {
          const feeds = commit ? trx.executeQuery<{ feeds: string }>(collectedFeeds).catch(() => null) : null
          outcome.resolve(commit)
          await done
          return (await feeds)?.rows[0]?.feeds.split(' ').slice(1) ?? []
        }
        resolve({ trx, end })
        if (!(await outcome.promise)) throw rollback
      })
      .catch((error) => {
        if (error !== rollback) throw asDefect(error)
      })
    done.catch(reject)
  })
}
