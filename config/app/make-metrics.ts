import { Effect } from 'effect'
import { readJobStats } from '#adapters/jobs/stats.ts'
import { readMailStats } from '#adapters/mail/stats.ts'
import { makeMetrics, type ReadGauge } from '#adapters/metrics/metrics.ts'
import { pageStatements, replicaRefusals } from '#adapters/postgres/replicas/page-statements.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { framesSent } from '#adapters/realtime/realtime.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { counter } from '#core/ports/metrics.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { finishedJobs } from './make-jobs.ts'
import { deliveryAttempts } from './make-mail-delivery.ts'

/** Slot data that failed to load and was omitted from a page. */
export const failedSlotData = counter('parts_left_out_total', 'Slot data that failed to load and was omitted from a page.', ['part'])

/** Full reads of the search index. */
export const indexReads = counter(
  'index_reads_total',
  'Full reads of facilities or names for the search index, by the server that answered.',
  ['server'],
)

type Find = <Thing>(token: Token<Thing>) => Thing

/** Returns the current statistics of the outbox and its queues. */
export const jobStatistics = (find: Find) => readJobStats((sql) => Effect.runPromise(find(Db).rows(sql)))

/** Returns the current statistics of the mail queue. */
export const mailStatistics = (find: Find) => readMailStats((sql) => Effect.runPromise(find(Db).rows(sql)))

/** Gauges of the platform itself. */
const platformGauges = (find: Find): readonly ReadGauge[] => {
  const work = (of: 'waiting' | 'dead') => async () => (await jobStatistics(find)).work.map((one) => [{ work: one.name }, one[of]] as const)
  return [
    {
      name: 'outbox_waiting',
      description: 'Events not yet relayed to their reactions.',
      read: async () => (await jobStatistics(find)).waitingEvents,
    },
    {
      name: 'outbox_oldest_seconds',
      description: 'Age of the oldest waiting event.',
      read: async () => (await jobStatistics(find)).oldestSeconds,
    },
    { name: 'jobs_waiting', description: 'Reactions and jobs waiting to run.', labels: ['work'], read: work('waiting') },
    { name: 'jobs_dead', description: 'Reactions and jobs that were given up and need attention.', labels: ['work'], read: work('dead') },
    { name: 'mails_waiting', description: 'Mails waiting to be sent.', read: async () => (await mailStatistics(find)).waiting },
    {
      name: 'mails_oldest_seconds',
      description: 'Age of the oldest waiting mail.',
      read: async () => (await mailStatistics(find)).oldestSeconds,
    },
    {
      name: 'index_version',
      description: 'Number of facility changes applied to the index of this process; 0 before its first snapshot.',
      read: async () => Number(find(FacilityIndex).version()),
    },
  ]
}

/** Open websockets of this process. */
export const openSocketsGauge = (figures: () => readonly (readonly [string, number])[]): ReadGauge => ({
  name: 'live_sockets',
  description: 'Open websockets of this process.',
  labels: ['channel'],
  read: async () => figures().map(([channel, sockets]) => [{ channel }, sockets] as const),
})

/** Creates all metrics of this process: counters and gauges of the platform, `more` gauges, and those of plugins. */
export const makePlatformMetrics = (plugins: readonly Plugin[], find: Find, more: readonly ReadGauge[] = []) => {
  const declared = plugins.flatMap(({ metrics = [] }) => metrics)
  return makeMetrics(
    [
      finishedJobs,
      deliveryAttempts,
      failedSlotData,
      framesSent,
      indexReads,
      pageStatements,
      replicaRefusals,
      ...declared.flatMap((metric) => (metric.kind === 'counter' ? [metric] : [])),
    ],
    [
      ...platformGauges(find),
      ...more,
      ...declared.flatMap((metric) => (metric.kind === 'gauge' ? [{ ...metric, read: () => Effect.runPromise(find(metric.read)()) }] : [])),
    ],
  )
}
