import { createHash } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Context, Effect } from 'effect'
import type { Pool } from 'pg'
import type { Together } from '#core/ports/together.ts'
import type { BoundStatement } from './bind-parameters.ts'
import { asDefect } from './errors.ts'
import { type ParameterConnection, poolOf } from './parameter-driver.ts'
import { statementSpan } from './statement-spans.ts'

type Rows = readonly object[]

/** Statement, and the function that receives its rows or its error. */
interface PendingStatement extends BoundStatement {
  /** Name under which each connection keeps the statement prepared. */
  readonly name?: string | undefined
  readonly answer: (error: Error | null, rows: Rows) => void
}

/** Statements that wait for the end of the current run of code, to be sent together. */
interface StatementGroup {
  add(statement: PendingStatement): void
}

/** Group of the running step. A Reference, so that it is not part of a use-case's type. */
const CurrentGroup = Context.Reference<StatementGroup | null>('adapters/postgres/CurrentGroup', { defaultValue: () => null })

/**
 * Sends statements over one connection in one write (pipelining). Each is its own transaction, so that the failure of
 * one does not affect the others.
 */
const send = (pool: Pool, statements: readonly PendingStatement[]): void =>
  pool.connect((failure, client, release) => {
    if (failure || !client) {
      for (const { answer } of statements) answer(failure ?? new Error('The pool returned no connection.'), [])
      return
    }
    let unanswered = statements.length
    const { stream } = client.connection
    stream.cork()
    for (const { name, text, values, answer } of statements)
      client.query<object>({ name, text, values: [...values] }, (error: Error | null, result) => {
        unanswered--
        // The pool removes a lost connection by itself.
        if (unanswered === 0) release()
        answer(error, error ? [] : result.rows)
      })
    stream.uncork()
  })

const makeGroup = (pool: Pool): StatementGroup => {
  let waiting: PendingStatement[] = []
  const sendWaiting = () => {
    const statements = waiting
    waiting = []
    send(pool, statements)
  }
  return {
    add: (statement) => {
      if (waiting.push(statement) === 1) queueMicrotask(sendWaiting)
    },
  }
}

/** Tells if a prepared statement failed because a migration has changed the type of its columns. */
const isOutdated = (error: Error) => 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan')

/** Tells if the connection of a pooler lacks the statement, or has it from another of its clients. */
const isNameUnusable = (error: Error) => 'code' in error && (error.code === '26000' || error.code === '42P05')

/**
 * Creates names for statements that connections keep prepared: a hash of the text, since the connections of a pooler
 * are shared by processes, where one name must never stand for two texts. A renewal is numbered.
 */
const makeNames = () => {
  const names = new Map<string, string>()
  const renewals = new Map<string, number>()
  const create = (text: string) => {
    const name = `kredka_${createHash('sha256').update(text).digest('base64url')}_${renewals.get(text) ?? 0}`
    names.set(text, name)
    return name
  }
  return {
    of: (text: string) => names.get(text) ?? create(text),
    renew: (text: string) => {
      renewals.set(text, (renewals.get(text) ?? 0) + 1)
      return create(text)
    },
  }
}

/**
 * Creates the runner of single statements outside of transactions, without entity manager and query builder: a third
 * of the cost of a short statement. Each connection receives the text of a prepared statement once, and afterwards its
 * name and values; with `preparedStatements` false, the text each time.
 */
export const makeDirectRows = (orm: MikroORM, preparedStatements: boolean) => {
  const connection = orm.em.getConnection() as ParameterConnection
  const names = makeNames()
  return <Row extends object>(sql: string, parameters: readonly unknown[], prepared = false): Effect.Effect<readonly Row[]> =>
    statementSpan(
      sql,
      Effect.flatMap(CurrentGroup, (group) =>
        Effect.callback<readonly Row[]>((resume) => {
          const bound = connection.bind(sql, parameters)
          const answer: PendingStatement['answer'] = (error, rows) =>
            resume(error ? Effect.die(asDefect(error)) : Effect.succeed(rows as readonly Row[]))
          const answerOrRepeat: PendingStatement['answer'] = (error, rows) => {
            if (error && isOutdated(error)) send(connection.pool, [{ ...bound, name: names.renew(bound.text), answer: answerOrRepeat }])
            else if (error && isNameUnusable(error)) send(connection.pool, [{ ...bound, answer }])
            else answer(error, rows)
          }
          const statement =
            prepared && preparedStatements ? { ...bound, name: names.of(bound.text), answer: answerOrRepeat } : { ...bound, answer }
          if (group) group.add(statement)
          else send(connection.pool, [statement])
        }),
      ),
    )
}

/** Creates `Together` over one ORM. */
export const makeTogether =
  (orm: MikroORM): Together =>
  (step) =>
    Effect.suspend(() => Effect.provideService(step, CurrentGroup, makeGroup(poolOf(orm))))
