import type { EntityManager, MikroORM, Transaction as TransactionContext } from '@mikro-orm/postgresql'
import { Cause, Context, Effect, Exit } from 'effect'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { asDefect, databaseError, isRepeatable } from './errors.ts'

/** The entity manager of the running step. A Reference, so that it never shows in a use-case's type. */
const CurrentEm = Context.Reference<EntityManager | null>('adapters/postgres/CurrentEm', { defaultValue: () => null })

type Constraints<Reason extends AnyFailure> = Readonly<Record<string, new () => Reason>>

/** The database as repositories ask it: the step's own manager inside a step, a fresh one outside. */
export interface Db {
  query<A>(run: (em: EntityManager) => Promise<A>): Effect.Effect<A>
  /** As `query`; a violated constraint that is named here becomes its failure. */
  guarded<A, Reason extends AnyFailure>(constraints: Constraints<Reason>, run: (em: EntityManager) => Promise<A>): Effect.Effect<A, Reason>
  /** Rows of one SQL statement; `?` for parameters. */
  rows<Row extends object>(sql: string, parameters?: readonly unknown[]): Effect.Effect<readonly Row[]>
}
export const Db = token<Db>('postgres/Db')

/** The database over one ORM. */
export const makeDb = (orm: MikroORM): Db => {
  const guarded: Db['guarded'] = (constraints, run) =>
    Effect.gen(function* () {
      const em = (yield* CurrentEm) ?? orm.em.fork()
      return yield* Effect.tryPromise({ try: () => run(em), catch: (error) => error }).pipe(
        Effect.catch((error) => {
          const Reason = constraints[databaseError(error).constraint ?? '']
          return Reason ? Effect.fail(new Reason()) : Effect.die(asDefect(error))
        }),
      )
    })
  const query: Db['query'] = (run) => guarded({}, run)
  return {
    query,
    guarded,
    rows: <Row extends object>(sql: string, parameters: readonly unknown[] = []) => query((em) => em.execute<Row[]>(sql, [...parameters])),
  }
}

interface Open {
  readonly trx: TransactionContext
  /** Keeps what was done, or takes it back. */
  end(keep: boolean): Promise<void>
}

/** Opens a transaction. One that MikroORM begins keeps its connection for ever where the line is lost, for then its rollback fails too. */
const open = async (orm: MikroORM): Promise<Open> => {
  const connection = orm.em.getConnection()
  await connection.ensureConnection()
  return new Promise((opened, failed) => {
    const ending = Promise.withResolvers<boolean>()
    const takenBack = new Error('Taken back')
    const done = connection
      .getClient()
      .transaction()
      .execute(async (trx) => {
        const end = (keep: boolean) => {
          ending.resolve(keep)
          return done
        }
        opened({ trx, end })
        if (!(await ending.promise)) throw takenBack
      })
      .catch((error) => {
        if (error !== takenBack) throw asDefect(error)
      })
    done.catch(failed)
  })
}

/** Transactions over one ORM: a step inside a step joins it; 40001 and 40P01 repeat the step up to three times. */
export const makeTransaction = (orm: MikroORM): Transaction => {
  const once = <A, E>(step: Effect.Effect<A, E>) =>
    Effect.acquireUseRelease(
      Effect.promise(() => open(orm)),
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
        const exit = yield* Effect.exit(once(step))
        if (Exit.isFailure(exit) && tries < 3 && isRepeatable(Cause.squash(exit.cause))) continue
        return yield* exit
      }
    })
}
