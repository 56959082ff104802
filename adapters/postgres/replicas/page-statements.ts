import type { Pool } from 'pg'
import { counter, type Metrics } from '#core/ports/metrics.ts'
import type { PageReads } from '#core/ports/page-reads.ts'
import { type Answer, collectAnswers, type PendingStatement } from '../send-statements.ts'
import { isNameUnusable, isOutdated } from '../statement-names.ts'
import type { KnownPosition } from './known-position.ts'
import { type LogPosition, positionColumns } from './log-position.ts'
import { answerMs, type Replica, type Replicas } from './replicas.ts'
import { type CheckedStandby, type Refusal, refusalOf, standbyCheck } from './standby-check.ts'

/** Statements of pages, by the server that answered. */
export const pageStatements = counter('page_statements_total', 'Statements of pages by the server that answered; only with replicas.', [
  'server',
])

/** Statements of pages that the primary answered after all. */
export const replicaRefusals = counter('replica_refusals_total', 'Reads that a replica did not answer, so that the primary did.', [
  'replica',
  'reason',
])

/** Sends statements of a page, to a replica where one will do; the position up to which they read is known before they are answered. */
export type SendForPages = (statements: readonly PendingStatement[], reads: PageReads) => Promise<void>

const primaryPosition = { text: `select ${positionColumns}`, values: [] }
const replayedPosition = { text: `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 bytes`, values: [] }

interface Dependencies {
  readonly primary: () => Pool
  readonly replicas: Pick<Replicas, 'pick' | 'refuse'>
  readonly known: KnownPosition
  readonly metrics: () => Metrics
  /** Sends statements over one connection and waits for all answers. */
  readonly collect?: typeof collectAnswers
}

const firstRow = <Row>(answer: Answer | undefined) => answer?.rows[0] as Row | undefined

/** Creates the sender of the statements of pages. What a replica does not answer, for whatever reason, the primary does. */
export const makeSendForPages = ({ primary, replicas, known, metrics, collect = collectAnswers }: Dependencies): SendForPages => {
  const toPrimary = async (statements: readonly PendingStatement[]) => {
    const beganAt = performance.now()
    const answers = await collect(primary(), [...statements, primaryPosition])
    const position = firstRow<LogPosition>(answers[statements.length])
    if (position) known.read(position, beganAt)
    else known.outdate()
    metrics().count(pageStatements, { server: 'primary' }, statements.length)
    for (const [at, { answer }] of statements.entries()) answer(answers[at]?.error ?? null, answers[at]?.rows ?? [])
  }
  const count = ({ name }: Replica, reason: Refusal, statements: number) =>
    metrics().count(replicaRefusals, { replica: name, reason }, statements)

  const toReplica = async (replica: Replica, required: LogPosition, statements: readonly PendingStatement[]) => {
    const [checked, ...answers] = await collect(replica.pool, [standbyCheck(required), ...statements, replayedPosition], answerMs)
    const replayed = answers.at(-1)
    const failure = checked?.error ?? replayed?.error
    const refusal = failure ? refusalOf(failure) : firstRow<CheckedStandby>(checked)?.unfit
    if (refusal) {
      replicas.refuse(replica, refusal)
      count(replica, refusal, statements.length)
      return toPrimary(statements)
    }
    known.replayed(required.run, firstRow<LogPosition>(replayed)?.bytes ?? 0)
    const unanswered: PendingStatement[] = []
    for (const [at, statement] of statements.entries()) {
      const { error, rows } = answers[at] as Answer
      if (error === null) statement.answer(null, rows)
      // It is sent again in another way, to the primary.
      else if (isOutdated(error) || isNameUnusable(error)) statement.answer(error, [])
      else {
        count(replica, refusalOf(error), 1)
        unanswered.push(statement)
      }
    }
    metrics().count(pageStatements, { server: 'replica' }, statements.length - unanswered.length)
    if (unanswered.length) await toPrimary(unanswered)
  }

  return (statements, reads) => {
    const required = reads === 'replica' ? known.required() : null
    const replica = required && replicas.pick()
    return replica ? toReplica(replica, required, statements) : toPrimary(statements)
  }
}
