import type { MikroORM, Transaction as TransactionContext } from '@mikro-orm/postgresql'
import { asDefect } from './errors.ts'

interface OpenTransaction {
  readonly trx: TransactionContext
  /** Commits, or rolls back. */
  end(commit: boolean): Promise<void>
}

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
        const end = (commit: boolean) => {
          outcome.resolve(commit)
          return done
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
