import type { MikroORM } from '@mikro-orm/postgresql'
import { Cause, Effect, Exit } from 'effect'
import type { Logger } from 'pino'
import { makeJobRunner } from '#adapters/jobs/runner.ts'
import { makeDeliver } from '#adapters/postgres/deliver.ts'
import { underShapeLock } from '#adapters/postgres/orm.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { system } from '#core/access/actor.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import { jobsOfCore } from '#core/personal-data/operations.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { reactionsOf } from '#core/plugin/notices.ts'
import { Clock } from '#core/ports/clock.ts'
import { counter, Metrics } from '#core/ports/metrics.ts'
import { Transaction } from '#core/ports/transaction.ts'

/** Reactions and jobs that ended, by their name and how. */
export const jobsEnded = counter('jobs_total', 'Reactions and jobs that ended: done, failed (they come again) or given-up.', [
  'work',
  'outcome',
])

interface House {
  readonly databaseUrl: string
  readonly orm: MikroORM
  readonly plugins: readonly Plugin[]
  readonly logger: Logger
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Whether a plugin keeps notices. */
  readonly keepsNotices: boolean
}

const settled = async (work: Effect.Effect<unknown, AnyFailure>): Promise<void> => {
  const exit = await Effect.runPromiseExit(work)
  if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
}

/** The doorway through which plugins' reactions and jobs are run. */
export const makeJobs = ({ databaseUrl, orm, plugins, logger, find, keepsNotices }: House) => {
  const deliver = makeDeliver({ db: find(Db), transaction: find(Transaction) })
  return makeJobRunner({
    url: databaseUrl,
    reactions: [
      ...plugins.flatMap(({ reactions = [] }) => reactions),
      ...(keepsNotices ? reactionsOf(plugins.flatMap(({ notifications: notices = [] }) => notices)) : []),
    ],
    jobs: [...jobsOfCore, ...plugins.flatMap(({ jobs = [] }) => jobs)],
    clock: find(Clock),
    shaping: (work) => underShapeLock(orm, work),
    react: ({ name, handler: does }, event) => settled(deliver({ event, reaction: name }, (happened) => find(does)(system, happened))),
    perform: ({ handler: does }) => settled(find(does)(system, {})),
    onOutcome: (work, outcome, error) => {
      find(Metrics).count(jobsEnded, { work, outcome })
      if (outcome === 'failed') logger.warn({ work, err: error }, 'comes again')
      if (outcome === 'given-up') logger.error({ work, err: error }, 'given up')
    },
    onError: (error) => logger.warn({ err: error }, 'jobs'),
  })
}
