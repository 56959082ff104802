import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
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

const orUnavailable = (error: unknown): never => {
  throw asDefect(error)
}

/** Transactions over one ORM: a step inside a step joins it; 40001 and 40P01 repeat the step up to three times. */
export const makeTransaction = (orm: MikroORM): Transaction => {
  const once = <A, E>(step: Effect.Effect<A, E>) =>
    Effect.acquireUseRelease(
      Effect.promise(async () => {
        const em = orm.em.fork()
        await em.begin().catch(orUnavailable)
        return em
      }),
      (em) =>
        step.pipe(
          Effect.provideService(CurrentEm, em),
          Effect.tap(() => Effect.promise(() => em.commit().catch(orUnavailable))),
        ),
      (em) =>
        Effect.promise(async () => {
          if (em.isInTransaction()) await em.rollback().catch(() => undefined)
        }),
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
