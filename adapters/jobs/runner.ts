import type { PgBoss } from 'pg-boss'
import type { Job } from '#core/plugin/jobs.ts'
import type { Reaction } from '#core/plugin/reactions.ts'
import type { Clock } from '#core/ports/clock.ts'
import { makeEnqueueDueJobs } from './due-jobs.ts'
import { startOutboxPoller } from './outbox-poller.ts'
import { type JobPayload, jobQueue, reactionQueue } from './queues.ts'
import { type Enqueue, pruneEvents, relayEvents } from './relay-events.ts'
import { retryFailedReactions } from './retry-failed.ts'
import { startPgBoss } from './start-pg-boss.ts'
import { makeWorker, type Outcome } from './worker.ts'

/** Dependencies of the job runner. */
export interface RunnerDependencies {
  readonly url: string
  readonly reactions: readonly Reaction[]
  readonly jobs: readonly Job[]
  readonly clock: Clock
  /** Runs a function under the migration lock. */
  readonly underMigrationLock: <A>(work: () => Promise<A>) => Promise<A>
  readonly runReaction: (reaction: Reaction, event: string, trace: string | undefined) => Promise<unknown>
  readonly runJob: (job: Job) => Promise<unknown>
  readonly onOutcome: (work: string, outcome: Outcome, error?: unknown) => void
  readonly onError: (error: unknown) => void
}

interface RunningState {
  readonly boss: PgBoss
  readonly outboxPoller: ReturnType<typeof startOutboxPoller>
}

/** Milliseconds that running work may take after a stop. */
const stopTimeoutMs = 9000
/** Interval between two prunings of the outbox (hour), and between two error reports (minute), milliseconds. */
const hour = 3_600_000
const minute = 60_000

// pg-boss does not notify about retries, so that it must also poll.
const workOptions = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

/** Relays events, enqueues due jobs and processes both queues; any number of processes may run it. Inactive until `start`. */
export const makeJobRunner = ({
  url,
  reactions,
  jobs,
  clock,
  underMigrationLock,
  runReaction,
  runJob,
  onOutcome,
  onError,
}: RunnerDependencies) => {
  let running: RunningState | null = null
  let shuttingDown = false
  let lastReportedAt = Number.NEGATIVE_INFINITY
  const reportError = (error: unknown) => {
    if (Date.now() - lastReportedAt < minute) return
    lastReportedAt = Date.now()
    onError(error)
  }

  const work = (boss: PgBoss, queue: string, name: string, handler: (payload: JobPayload) => Promise<unknown>) => {
    const worker = makeWorker({ handler, isStopping: () => shuttingDown, onOutcome: (...ended) => onOutcome(name, ...ended) })
    return boss.work<JobPayload, unknown, typeof workOptions>(queue, workOptions, worker)
  }

  /** Creates the poll function of the outbox poller. */
  const makePoll = (boss: PgBoss) => {
    const enqueue: Enqueue = async (client, queue, payloads) => {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
      await boss.insert(
        queue,
        payloads.map((data) => ({ data })),
        { db },
      )
    }
    const enqueueDueJobs = makeEnqueueDueJobs(jobs, enqueue)
    let prunedAt = Number.NEGATIVE_INFINITY
    return async (client: Parameters<Enqueue>[0]): Promise<boolean> => {
      const more = await relayEvents(client, reactions, enqueue)
      await enqueueDueJobs(client, clock.now())
      if (Date.now() - prunedAt > hour) {
        await pruneEvents(client)
        prunedAt = Date.now()
      }
      return more
    }
  }

  return {
    start: async (): Promise<void> => {
      const queues = [...reactions.map(reactionQueue), ...jobs.map(jobQueue)]
      const boss = await underMigrationLock(() => startPgBoss({ url, queues, onError: reportError }))
      for (const reaction of reactions)
        await work(boss, reactionQueue(reaction).name, reaction.name, async ({ event, trace }) => {
          if (event) await runReaction(reaction, event, trace)
        })
      for (const job of jobs)
        await work(boss, jobQueue(job).name, job.name, async () => {
          await runJob(job)
          // A successful run makes earlier failed runs irrelevant.
          await boss.deleteStoredJobs(jobQueue(job).name)
        })
      running = { boss, outboxPoller: startOutboxPoller({ url, channel: 'outbox', poll: makePoll(boss), onError: reportError }) }
    },
    /** Returns true while this process relays events and processes jobs. */
    isRunning: () => running !== null && !shuttingDown,
    /** Retries all dead-lettered reactions and returns their number. Works in any process. */
    retryFailed: () => retryFailedReactions(url),
    /** Stops accepting work and waits up to nine seconds for running work; unfinished work is retried by another process. */
    stop: async (): Promise<void> => {
      shuttingDown = true
      await running?.outboxPoller.stop()
      await running?.boss.stop({ graceful: true, timeout: stopTimeoutMs })
      running = null
    },
  }
}
