import type { PgBoss } from 'pg-boss'
import type { Job } from '#core/plugin/jobs.ts'
import type { Reaction } from '#core/plugin/reactions.ts'
import type { Clock } from '#core/ports/clock.ts'
import { startCourier } from './courier.ts'
import { makeDueSender } from './due-sender.ts'
import { openBoss } from './open-boss.ts'
import { jobQueue, type Load, reactionQueue } from './queues.ts'
import { pruneEvents, relayEvents, type Send } from './relay.ts'
import { reviveDead } from './revive.ts'
import { makeWorker, type Outcome } from './worker.ts'

/** What the runner of reactions and jobs is made of. */
export interface RunnerNeeds {
  readonly url: string
  readonly reactions: readonly Reaction[]
  readonly jobs: readonly Job[]
  readonly clock: Clock
  /** Does something under the lock of the database's shape. */
  readonly shaping: <A>(work: () => Promise<A>) => Promise<A>
  readonly react: (reaction: Reaction, event: string) => Promise<unknown>
  readonly perform: (job: Job) => Promise<unknown>
  readonly onOutcome: (work: string, outcome: Outcome, error?: unknown) => void
  readonly onError: (error: unknown) => void
}

interface Running {
  readonly boss: PgBoss
  readonly outboxPoller: ReturnType<typeof startCourier>
}

/** Milliseconds for which work that is running may end. */
const patience = 9000
/** Milliseconds between two clearances of the outbox, and between two complaints of an outage. */
const hour = 3_600_000
const minute = 60_000

// What is to be tried again rings no bell.
const manner = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

/** Relays events, makes jobs due and works off both; any number of processes share it. Nothing is done before `start`. */
export const makeJobRunner = ({ url, reactions, jobs, clock, shaping, react, perform, onOutcome, onError }: RunnerNeeds) => {
  let running: Running | null = null
  let stopping = false
  let complained = Number.NEGATIVE_INFINITY
  const complain = (error: unknown) => {
    if (Date.now() - complained < minute) return
    complained = Date.now()
    onError(error)
  }

  const work = (boss: PgBoss, queue: string, name: string, does: (load: Load) => Promise<unknown>) => {
    const worker = makeWorker({ does, isStopping: () => stopping, onOutcome: (...ended) => onOutcome(name, ...ended) })
    return boss.work<Load, unknown, typeof manner>(queue, manner, worker)
  }

  /** What the courier does whenever it looks. */
  const makeLook = (boss: PgBoss) => {
    const send: Send = async (client, queue, loads) => {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
      await boss.insert(
        queue,
        loads.map((data) => ({ data })),
        { db },
      )
    }
    const sendDue = makeDueSender(jobs, send)
    let pruned = Number.NEGATIVE_INFINITY
    return async (client: Parameters<Send>[0]): Promise<boolean> => {
      const more = await relayEvents(client, reactions, send)
      await sendDue(client, clock.now())
      if (Date.now() - pruned > hour) {
        await pruneEvents(client)
        pruned = Date.now()
      }
      return more
    }
  }

  return {
    start: async (): Promise<void> => {
      const queues = [...reactions.map(reactionQueue), ...jobs.map(jobQueue)]
      const boss = await shaping(() => openBoss({ url, queues, onError: complain }))
      for (const reaction of reactions)
        await work(boss, reactionQueue(reaction).name, reaction.name, async ({ event }) => {
          if (event) await react(reaction, event)
        })
      for (const job of jobs)
        await work(boss, jobQueue(job).name, job.name, async () => {
          await perform(job)
          // What failed before is made up for.
          await boss.deleteStoredJobs(jobQueue(job).name)
        })
      running = { boss, outboxPoller: startCourier({ url, channel: 'outbox', look: makeLook(boss), onError: complain }) }
    },
    /** Whether events are relayed and jobs done by this process. */
    isRunning: () => running !== null && !stopping,
    /** Sends what was given up back to be tried again; gives how many. Any process may. */
    revive: () => reviveDead(url),
    /** Begins nothing more and waits for what is running, nine seconds at most; what does not end by then comes again elsewhere. */
    stop: async (): Promise<void> => {
      stopping = true
      await running?.outboxPoller.end()
      await running?.boss.stop({ graceful: true, timeout: patience })
      running = null
    },
  }
}
