import type { Pool } from 'pg'
import type { BoundStatement } from './bind-parameters.ts'

type Rows = readonly object[]

/** Statement, and the function that receives its rows or its error. */
export interface PendingStatement extends BoundStatement {
  /** Name under which each connection keeps the statement prepared. */
  readonly name?: string | undefined
  readonly answer: (error: Error | null, rows: Rows) => void
}

/** Rows of a statement, or its error. */
export interface Answer {
  readonly error: Error | null
  readonly rows: Rows
}

/**
 * Sends statements over one connection in one write (pipelining). Each is its own transaction, so that the failure of
 * one does not affect the others. After `timeoutMs` the connection is cut, and what is unanswered fails.
 */
export const send = (pool: Pool, statements: readonly PendingStatement[], timeoutMs?: number): void =>
  pool.connect((failure, client, release) => {
    if (failure || !client) {
      for (const { answer } of statements) answer(failure ?? new Error('The pool returned no connection.'), [])
      return
    }
    let unanswered = statements.length
    const { stream } = client.connection
    const timeout = timeoutMs === undefined ? undefined : setTimeout(() => stream.destroy(), timeoutMs)
    stream.cork()
    for (const { name, text, values, answer } of statements)
      client.query<object>({ name, text, values: [...values] }, (error: Error | null, result) => {
        unanswered--
        if (unanswered === 0) {
          clearTimeout(timeout)
          // The pool removes a lost connection by itself.
          release()
        }
        answer(error, error ? [] : result.rows)
      })
    stream.uncork()
  })

/** Sends statements as `send` does, and resolves when all are answered. */
export const collectAnswers = (
  pool: Pool,
  statements: readonly Omit<PendingStatement, 'answer'>[],
  timeoutMs?: number,
): Promise<readonly Answer[]> =>
  new Promise((resolve) => {
    const answers: Answer[] = []
    let unanswered = statements.length
    const collected = statements.map((statement, at) => ({
      ...statement,
      answer: (error: Error | null, rows: Rows) => {
        answers[at] = { error, rows }
        unanswered--
        if (unanswered === 0) resolve(answers)
      },
    }))
    send(pool, collected, timeoutMs)
  })
