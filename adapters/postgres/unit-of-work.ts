import { type EntityManager, LockMode, type MikroORM, type Transaction as TransactionContext } from '@mikro-orm/postgresql'
import { Cause, Context, Effect, Exit } from 'effect'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { asDefect, databaseError, isRepeatable } from './errors.ts'

/** Entity manager of the running transaction. A Reference, so that it is not part of a use-case's type. */
const CurrentEm = Context.Reference<EntityManager | null>('adapters/postgres/CurrentEm', { defaultValue: () => null })

type Constraints<Reason extends AnyFailure> = Readonly<Record<string, new () => Reason>>

/** Access to entities: loading, adding, changing and removing them. */
type EntityAccess = Pick<EntityManager, 'find' | 'findOne' | 'create' | 'assign' | 'remove'>

/** Statements on the tables of entities that do not load them. */
type BulkAccess = Pick<EntityManager, 'nativeUpdate' | 'nativeDelete' | 'upsert' | 'upsertMany' | 'insertMany' | 'createQueryBuilder'>

/**
 * Database access for repositories: within a transaction its entity manager, otherwise a new one for each call. A call writes the changes of its
 * entities before it returns, so that the next statement sees them. Repositories return plain data, never an entity.
 */
export interface Db {
  /** Loads and changes entities. Within a transaction, an entity is loaded by its key once, until a statement bypasses loaded entities. */
  query<A>(run: (em: EntityAccess) => Promise<A> | A): Effect.Effect<A>
  /** As `query`; the violation of a named constraint, also by SQL, becomes the given failure. */
  guarded<A, Reason extends AnyFailure>(
    constraints: Constraints<Reason>,
    run: (em: EntityAccess & Pick<EntityManager, 'execute'>) => Promise<A> | A,
  ): Effect.Effect<A, Reason>
  /** Runs one statement on the table of an entity; entities of the transaction are loaded again after it. */
  bulk<A>(run: (em: BulkAccess) => Promise<A>): Effect.Effect<A>
  /** Runs one SQL statement, `?` for parameters, and returns its rows; unless it is a `select`, entities of the transaction are loaded again after it. */
  rows<Row extends object>(sql: string, parameters?: readonly unknown[]): Effect.Effect<readonly Row[]>
}
export const Db = token<Db>('postgres/Db')

/** Options of `findOne` that read the current row and lock it until the transaction ends. */
export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const

/** Creates database access over one ORM. */
export const makeDb = (orm: MikroORM): Db => {
  const attempt = <A, Reason extends AnyFailure = never>(constraints: Constraints<Reason>, run: (em: EntityManager) => Promise<A>) =>
    Effect.gen(function* () {
      const em = (yield* CurrentEm) ?? orm.em.fork()
      return yield* Effect.tryPromise({ try: () => run(em), catch: (error) => error }).pipe(
        Effect.catch((error) => {
          const Reason = constraints[databaseError(error).constraint ?? '']
          return Reason ? Effect.fail(new Reason()) : Effect.die(asDefect(error))
        }),
      )
    })
  const guarded: Db['guarded'] = (constraints, run) =>
    attempt(constraints, async (em) => {
      const result = await run(em)
      await em.flush()
      return result
    })
  const bulk = <A>(run: (em: EntityManager) => Promise<A>) =>
    attempt({}, (em) => {
      em.clear()
      return run(em)
    })
  return {
    query: (run) => guarded({}, run),
    guarded,
    bulk,
    rows: <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      const run = (em: EntityManager) => em.execute<Row[]>(sql, [...parameters])
      return /^\s*select\b/i.test(sql) ? attempt({}, run) : bulk(run)
    },
  }
}

interface OpenTransaction {
  readonly trx: TransactionContext
  /** Commits, or rolls back. */
  end(commit: boolean): Promise<void>
}

/** Opens a transaction. MikroORM's own `begin` never releases its connection when the connection is lost, because its rollback fails too. */
const openTransaction = async (orm: MikroORM): Promise<OpenTransaction> => {
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

/** Creates transactions over one ORM: a nested step joins the running one; 40001 and 40P01 repeat the step up to three times. */
export const makeTransaction = (orm: MikroORM): Transaction => {
  const runOnce = <A, E>(step: Effect.Effect<A, E>) =>
    Effect.acquireUseRelease(
      Effect.promise(() => openTransaction(orm)),
      ({ trx, end }) =>
        Effect.gen(function* () {
          const em = orm.em.fork()
          em.setTransactionContext(trx)
          const result = yield* Effect.provideService(step, CurrentEm, em)
          yield* Effect.promise(async () => {
            await em.flush()
            await end(true)
          })
          return result
        }),
      ({ end }) => Effect.promise(() => end(false).catch(() => undefined)),
    )
  return (step) =>
    Effect.gen(function* () {
      if (yield* CurrentEm) return yield* step
      for (let tries = 1; ; tries++) {
        const exit = yield* Effect.exit(runOnce(step))
        if (Exit.isFailure(exit) && tries < 3 && isRepeatable(Cause.squash(exit.cause))) continue
        return yield* exit
      }
    })
}
