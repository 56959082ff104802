import { Effect } from 'effect'
import { readJobFigures } from '#adapters/jobs/figures.ts'
import { makeMetrics, type ReadGauge } from '#adapters/metrics/metrics.ts'
import { readMailFigures } from '#adapters/mail/figures.ts'
import { framesSent } from '#adapters/realtime/realtime.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { counter } from '#core/ports/metrics.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { jobsEnded } from './make-jobs.ts'
import { mailsTried } from './make-mail-delivery.ts'

/** Parts of pages that broke and were left out. */
export const partsLeftOut = counter('parts_left_out_total', 'Parts of pages that broke and were left out.', ['part'])

type Find = <Thing>(token: Token<Thing>) => Thing

/** How the outbox and its work stand now. */
export const jobFigures = (find: Find) => readJobFigures((sql) => Effect.runPromise(find(Db).rows(sql)))

/** How mails stand now. */
export const mailFigures = (find: Find) => readMailFigures((sql) => Effect.runPromise(find(Db).rows(sql)))

/** What is measured of the house itself. */
const own = (find: Find): readonly ReadGauge[] => {
  const work = (of: 'waiting' | 'dead') => async () => (await jobFigures(find)).work.map((one) => [{ work: one.name }, one[of]] as const)
  return [
    {
      name: 'outbox_waiting',
      description: 'Events that no server has relayed to their reactions yet.',
      read: async () => (await jobFigures(find)).waitingEvents,
    },
    {
      name: 'outbox_oldest_seconds',
      description: 'How long the oldest of them waits.',
      read: async () => (await jobFigures(find)).oldestSeconds,
    },
    { name: 'jobs_waiting', description: 'Reactions and jobs that are to be done.', labels: ['work'], read: work('waiting') },
    { name: 'jobs_dead', description: 'Reactions and jobs that were given up and want people.', labels: ['work'], read: work('dead') },
    { name: 'mails_waiting', description: 'Mails that are to be sent, now or later.', read: async () => (await mailFigures(find)).waiting },
    {
      name: 'mails_oldest_seconds',
      description: 'How long the oldest of them has been waiting.',
      read: async () => (await mailFigures(find)).oldestSeconds,
    },
    {
      name: 'index_version',
      description: 'How many changes of facilities the index of this process has seen; 0 before its first snapshot.',
      read: async () => Number(find(FacilityIndex).version()),
    },
  ]
}

/** Open websockets of this process. */
export const socketsOpen = (figures: () => readonly (readonly [string, number])[]): ReadGauge => ({
  name: 'live_sockets',
  description: 'Open websockets of this process.',
  labels: ['channel'],
  read: async () => figures().map(([channel, sockets]) => [{ channel }, sockets] as const),
})

/** All that this process counts and measures: of the house, `more` of it, and of plugins. */
export const metricsOf = (plugins: readonly Plugin[], find: Find, more: readonly ReadGauge[] = []) => {
  const declared = plugins.flatMap(({ metrics = [] }) => metrics)
  return makeMetrics(
    [jobsEnded, mailsTried, partsLeftOut, framesSent, ...declared.flatMap((metric) => (metric.kind === 'counter' ? [metric] : []))],
    [
      ...own(find),
      ...more,
      ...declared.flatMap((metric) => (metric.kind === 'gauge' ? [{ ...metric, read: () => Effect.runPromise(find(metric.read)()) }] : [])),
    ],
  )
}
