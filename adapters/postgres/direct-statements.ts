import type { MikroORM } from '@mikro-orm/postgresql'
import { Context, Effect } from 'effect'
import type { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { CurrentPageReads, type PageReads } from '#core/ports/page-reads.ts'
import { asDefect } from './errors.ts'
import { type ParameterConnection, poolOf } from './parameter-driver.ts'
import type { SendForPages } from './replicas/page-statements.ts'
import { type PendingStatement, send } from './send-statements.ts'
import { isNameUnusable, isOutdated, makeNames } from './statement-names.ts'
import { statementSpan } from './statement-spans.ts'

type Send = (statements: readonly PendingStatement[]) => void

/** Returns the function that sends statements to the servers that may answer them. */
export type SenderFor = (reads: PageReads | null) => Send

/** Creates the senders over one ORM; without `sendForPages`, those of pages go the way of all others. */
export const makeSenders =
  (orm: MikroORM, sendForPages: SendForPages | null = null): SenderFor =>
  (reads) =>
  (statements) =>
    reads !== null && sendForPages !== null ? void sendForPages(statements, reads) : send(poolOf(orm), statements)

/** Statements that wait for the end of the current run of code, to be sent together. */
interface StatementGroup {
  add(statement: PendingStatement): void
}

/** Group of the running step. A Reference, so that it is not part of a use-case's type. */
const CurrentGroup = Context.Reference<StatementGroup | null>('adapters/postgres/CurrentGroup', { defaultValue: () => null })

const makeGroup = (sendTogether: Send): StatementGroup => {
  let waiting: PendingStatement[] = []
  const sendWaiting = () => {
    const statements = waiting
    waiting = []
    sendTogether(statements)
  }
  return {
    add: (statement) => {
      if (waiting.push(statement) === 1) queueMicrotask(sendWaiting)
    },
  }
}

/**
 * Creates the runner of single statements outside of transactions, without entity manager and query builder: a third
 * of the cost of a short statement. Each connection receives the text of a prepared statement once, and afterwards its
 * name and values; with `preparedStatements` false, the text each time.
 */
export const makeDirectRows = (orm: MikroORM, preparedStatements: boolean, senderFor: SenderFor) => {
  const connection = orm.em.getConnection() as ParameterConnection
  const names = makeNames()
  return <Row extends object>(sql: string, parameters: readonly unknown[], prepared = false): Effect.Effect<readonly Row[]> =>
    statementSpan(
      sql,
      Effect.flatMap(Effect.zip(CurrentGroup, CurrentPageReads), ([group, reads]) =>
        Effect.callback<readonly Row[]>((resume) => {
          const sendAgain = senderFor(reads && 'primary')
          const bound = connection.bind(sql, parameters)
          const answer: PendingStatement['answer'] = (error, rows) =>
            resume(error ? Effect.die(asDefect(error)) : Effect.succeed(rows as readonly Row[]))
          const answerOrRepeat: PendingStatement['answer'] = (error, rows) => {
            if (error && isOutdated(error)) sendAgain([{ ...bound, name: names.renew(bound.text), answer: answerOrRepeat }])
            else if (error && isNameUnusable(error)) sendAgain([{ ...bound, answer }])
            else answer(error, rows)
          }
          const statement =
            prepared && preparedStatements ? { ...bound, name: names.of(bound.text), answer: answerOrRepeat } : { ...bound, answer }
          if (group) group.add(statement)
          else senderFor(reads)([statement])
        }),
      ),
    )
}

/** Creates `InOneRoundTrip` over senders. */
export const makeInOneRoundTrip =
  (senderFor: SenderFor): InOneRoundTrip =>
  (step) =>
    Effect.flatMap(CurrentPageReads, (reads) => Effect.provideService(step, CurrentGroup, makeGroup(senderFor(reads))))
