import type { MikroORM } from '@mikro-orm/postgresql'
import { Cause, Effect, Exit, type Tracer } from 'effect'
import type { Logger } from 'pino'
import { makeJobRunner } from '#adapters/jobs/runner.ts'
import { makeDeliverEvent } from '#adapters/postgres/deliver-event.ts'
import { underMigrationLock } from '#adapters/postgres/orm.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { system } from '#core/access/actor.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import { continuedTrace, inSpan, inTrace, type Trace } from '#core/kernel/trace.ts'
import { coreJobs } from '#core/personal-data/operations.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { reactionsOf } from '#core/plugin/notifications.ts'
import { Clock } from '#core/ports/clock.ts'
import { counter, Metrics } from '#core/ports/metrics.ts'
import { Transaction } from '#core/ports/transaction.ts'

/** Finished runs of reactions and jobs, by name and outcome. */
export const finishedJobs = counter('jobs_total', 'Finished runs of reactions and jobs: done, failed (will be retried) or given-up.', [
  'work',
  'outcome',
])

interface Dependencies {
  readonly databaseUrl: string
  readonly orm: MikroORM
  readonly plugins: readonly Plugin[]
  readonly logger: Logger
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** True if an installed plugin implements notifications. */
  readonly hasNotifications: boolean
  /** `null`: nothing is traced. */
  readonly tracer: Tracer.Tracer | null
}

/** Runs work in a span of a trace. */
const runOrThrow = async (work: Effect.Effect<unknown, AnyFailure>, trace: Trace | undefined, name: string): Promise<void> => {
  const exit = await Effect.runPromiseExit(inTrace(trace, inSpan(name, { kind: 'consumer' })(work)))
  if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
}

/** Creates the runner of all reactions and jobs. */
export const makeJobs = ({ databaseUrl, orm, plugins, logger, find, hasNotifications, tracer }: Dependencies) => {
  const deliver = makeDeliverEvent({ db: find(Db), transaction: find(Transaction) })
  return makeJobRunner({
    url: databaseUrl,
    reactions: [
      ...plugins.flatMap(({ reactions = [] }) => reactions),
      ...(hasNotifications ? reactionsOf(plugins.flatMap(({ notifications: kinds = [] }) => kinds)) : []),
    ],
    jobs: [...coreJobs, ...plugins.flatMap(({ jobs = [] }) => jobs)],
    clock: find(Clock),
    underMigrationLock: (work) => underMigrationLock(orm, work),
    runReaction: (reaction, event, trace) =>
      runOrThrow(
        deliver(event, reaction, (payload) => find(reaction.handler)(system, payload)),
        continuedTrace(tracer, trace),
        `reaction ${reaction.name}`,
      ),
    runJob: ({ name, handler }) => runOrThrow(find(handler)(system, {}), continuedTrace(tracer, null), `job ${name}`),
    onOutcome: (work, outcome, error) => {
      find(Metrics).count(finishedJobs, { work, outcome })
      if (outcome === 'failed') logger.warn({ work, err: error }, 'will be retried')
      if (outcome === 'given-up') logger.error({ work, err: error }, 'given up')
    },
    onError: (error) => logger.warn({ err: error }, 'jobs'),
  })
}
