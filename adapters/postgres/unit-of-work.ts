import { type EntityManager, LockMode, type MikroORM } from '@mikro-orm/postgresql'
import { Cause, Context, Effect, Exit } from 'effect'
import type { AnyFailure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import { inSpan, withTrace } from '#core/kernel/trace.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { makeDirectRows, makeSenders } from './direct-statements.ts'
import { asDefect, databaseError, isRepeatable } from './errors.ts'
import type { FeedNotifier } from './feed-notifier.ts'
import { openTransaction } from './open-transaction.ts'
import { withStatementSpans } from './statement-spans.ts'

/** Entity manager of the running transaction. A Reference, so that it is not part of a use-case's type. */
const CurrentEm = Context.Reference<EntityManager | null>('adapters/postgres/CurrentEm', { defaultValue: () => null })
/** Entity manager of the transaction of a whole call, in which each transaction and each statement succeeds or fails by itself. */
const CallEm = Context.Reference<EntityManager | null>('adapters/postgres/CallEm', { defaultValue: () => null })

type Constraints<Reason extends AnyFailure> = Readonly<Record<string, new () => Reason>>

/** Access to entities: loading, adding, changing and removing them. */
export type EntityAccess = Pick<EntityManager, 'find' | 'findOne' | 'count' | 'create' | 'assign' | 'remove'>

/** Statements on the tables of entities that do not load them. */
type BulkAccess = Pick<EntityManager, 'nativeUpdate' | 'nativeDelete' | 'upsert' | 'upsertMany' | 'insertMany' | 'createQueryBuilder'>

/**
 * Database access for repositories: within a transaction its entity manager, otherwise a new one for each call. A call
 * writes the changes of its entities before it returns, so that the next statement sees them. Repositories return
 * plain data, never an entity.
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
  /**
   * Runs one SQL statement, `?` for parameters, and returns its rows; unless it is a `select`, entities of the
   * transaction are loaded again after it.
   */
  rows<Row extends object>(sql: string, parameters?: readonly unknown[]): Effect.Effect<readonly Row[]>
  /** As `rows`, for a frequent `select` whose text never varies, and one plan of which serves all values: connections keep it prepared. */
  prepared<Row extends object>(sql: string, parameters?: readonly unknown[]): Effect.Effect<readonly Row[]>
}
export const Db = token<Db>('postgres/Db')

/** Options of `findOne` that read the current row and lock it until the transaction ends. */
export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
/** As `forUpdate`, without rows that another transaction has locked. */
export const skipLocked = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true } as const

const inSameTransaction = (orm: MikroORM, other: EntityManager): EntityManager => {
  const em = orm.em.fork()
  em.setTransactionContext(other.getTransactionContext())
  return em
}

/** Calls MikroORM from an effect. */
const callOrm = <A>(run: () => Promise<A>): Effect.Effect<A, unknown> =>
  withTrace((trace) => Effect.tryPromise({ try: () => withStatementSpans(trace, run), catch: (error) => error }))

/** Runs a step of a transaction; a declared failure undoes the step alone. A defect ends the whole transaction. */
const atSavepoint = <A, E>(em: EntityManager, step: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const run = (sql: string) => callOrm(() => em.execute(sql)).pipe(Effect.catch((error) => Effect.die(asDefect(error))))
    yield* run('savepoint step')
    const exit = yield* Effect.exit(step)
    if (Exit.isSuccess(exit)) yield* run('release savepoint step')
    else if (Cause.hasFails(exit.cause)) yield* run('rollback to savepoint step')
    return yield* exit
  })

/** Creates database access over one ORM; `preparedStatements`: `prepared` gives statements names. */
export const makeDb = (orm: MikroORM, { preparedStatements = true, senderFor = makeSenders(orm) } = {}): Db => {
  const attempt = <A, Reason extends AnyFailure = never>(constraints: Constraints<Reason>, run: (em: EntityManager) => Promise<A>) =>
    Effect.gen(function* () {
      const current = yield* CurrentEm
      const call = current ? null : yield* CallEm
      const em = current ?? (call ? inSameTransaction(orm, call) : orm.em.fork())
      const statement = callOrm(() => run(em)).pipe(
        Effect.catch((error) => {
          const Reason = constraints[databaseError(error).constraint ?? '']
          return Reason ? Effect.fail(new Reason()) : Effect.die(asDefect(error))
        }),
      )
      return yield* call && Object.keys(constraints).length ? atSavepoint(em, statement) : statement
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
  const directRows = makeDirectRows(orm, preparedStatements, senderFor)
  const rowsOf = <Row extends object>(sql: string, parameters: readonly unknown[], prepared: boolean) =>
    Effect.gen(function* () {
      if (!(yield* CurrentEm) && !(yield* CallEm)) return yield* directRows<Row>(sql, parameters, prepared)
      const run = (em: EntityManager) => em.execute<Row[]>(sql, [...parameters])
      return yield* /^\s*select\b/i.test(sql) ? attempt({}, run) : bulk(run)
    })
  return {
    query: (run) => guarded({}, run),
    guarded,
    bulk,
    rows: (sql, parameters = []) => rowsOf(sql, parameters, false),
    prepared: (sql, parameters = []) => rowsOf(sql, parameters, true),
  }
}

interface TransactionDependencies {
  readonly orm: MikroORM
  /** Notified of the feeds that a committed transaction has written. */
  readonly notifier: Pick<FeedNotifier, 'notify'>
}

/** Runs a step in one transaction, whose entity manager it finds under the reference; 40001 and 40P01 repeat the step up to three times. */
const runIn = <A, E>({ orm, notifier }: TransactionDependencies, reference: typeof CurrentEm, step: Effect.Effect<A, E>) => {
  const once = Effect.acquireUseRelease(
    Effect.promise(() => openTransaction(orm)),
    ({ trx, end }) =>
      Effect.gen(function* () {
        const em = orm.em.fork()
        em.setTransactionContext(trx)
        const result = yield* Effect.provideService(step, reference, em)
        yield* Effect.orDie(
          callOrm(async () => {
            await em.flush()
            notifier.notify(await end(true))
          }),
        )
        return result
      }),
    ({ end }) => Effect.promise(() => end(false).catch(() => undefined)),
  )
  return Effect.gen(function* () {
    for (let tries = 1; ; tries++) {
      const exit = yield* Effect.exit(inSpan('transaction')(once))
      if (Exit.isFailure(exit) && tries < 3 && isRepeatable(Cause.squash(exit.cause))) continue
      return yield* exit
    }
  })
}

/** Creates transactions over one ORM: a nested step joins the running one; one within a call's transaction is a savepoint of it. */
export const makeTransaction =
  (dependencies: TransactionDependencies): Transaction =>
  (step) =>
    Effect.gen(function* () {
      if (yield* CurrentEm) return yield* step
      const call = yield* CallEm
      if (!call) return yield* runIn(dependencies, CurrentEm, step)
      const em = inSameTransaction(dependencies.orm, call)
      const flushed = Effect.tap(step, () => Effect.orDie(callOrm(() => em.flush())))
      return yield* atSavepoint(em, Effect.provideService(flushed, CurrentEm, em))
    })

/**
 * Creates transactions that contain a whole call. Within, everything works as without: a transaction that fails undoes
 * only itself, and statements outside of transactions take effect even if the call fails afterwards, provided that the
 * step turns that failure into a result.
 */
export const makeCallTransaction =
  (dependencies: TransactionDependencies): Transaction =>
  (step) =>
    runIn(dependencies, CallEm, step)

/** Takes statements out of the transaction of their call: they take effect at once and lock no rows until it ends. */
export const outsideCall = <A, E>(step: Effect.Effect<A, E>): Effect.Effect<A, E> => Effect.provideService(step, CallEm, null)
