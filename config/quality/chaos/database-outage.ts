import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import type { ChaosExperiment } from './experiment.ts'
import { startPostgres, stopPostgres, urlOfPostgres } from './postgres.ts'
import { startServer } from './processes.ts'
import { formatErrors, sendVisitors } from './visitors.ts'

const paths = [
  '/przedszkola/malopolskie/krakow',
  '/',
  '/zlobki-miasta',
  '/api/list-best-facilities/5',
  '/en/zlobki/mazowieckie/warszawa',
] as const

/** Waits until the condition holds and returns the time, in milliseconds of `performance.now()`. */
const waitUntil = async (condition: () => Promise<boolean>): Promise<number> => {
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(20)) if (await condition()) return performance.now()
  throw new Error('The condition did not hold within a minute')
}

/**
 * Stops PostgreSQL under readers and starts it again: readers get 503 with Retry-After without waiting, and pages work
 * again soon after.
 */
export const databaseOutage: ChaosExperiment = {
  description: 'PostgreSQL stopped under eight readers and started again',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'away')
    const created = await startEmbedded(path.join(dataDir, 'postgres'))
    await created.stop()
    const { port } = new URL(created.url)
    await startPostgres(dataDir, port)
    // With `DATABASE_URL` the server does not restart the database. Cached pages would be served during the outage.
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: created.url, PAGE_CACHE_MB: '0' })
    const statusOf = async (path: string) => (await server.get(path)).status
    const database = () => urlOfPostgres(dataDir).then(Boolean, () => false)
    const baseline = { succeeded: 0, failed: 0 }
    const outage = { errors: new Map<string, number>(), slowest: 0 }
    let page = 0
    let ready = 0
    const outageStatuses = new Set<number>()
    const rounds = short ? 1 : 5
    try {
      for (let round = 0; round < rounds; round++) {
        const before = sendVisitors(server.url, paths, 8)
        await sleep(1000)
        const { succeeded, failed } = await before.stop()
        baseline.succeeded += succeeded
        baseline.failed += failed
        const during = sendVisitors(server.url, paths, 8)
        await sleep(200)
        await stopPostgres(dataDir)
        await sleep(short ? 2000 : 10_000)
        outageStatuses.add(await statusOf(paths[0]))
        const [, up, read200, ready200] = await Promise.all([
          startPostgres(dataDir, port),
          waitUntil(database),
          waitUntil(async () => (await statusOf(paths[0])) === 200),
          waitUntil(async () => (await statusOf('/readyz')) === 200),
        ])
        page = Math.max(page, (read200 - up) / 1000)
        ready = Math.max(ready, (ready200 - up) / 1000)
        const stats = await during.stop()
        for (const [error, count] of stats.errors) outage.errors.set(error, (outage.errors.get(error) ?? 0) + count)
        outage.slowest = Math.max(outage.slowest, stats.slowest)
      }
      return [
        { description: 'outages', figure: rounds },
        { description: 'pages read before the outages', figure: baseline.succeeded, ok: baseline.succeeded > 0 && baseline.failed === 0 },
        {
          description: 'statuses other than 200 during the outages',
          figure: formatErrors(outage),
          ok: [...outage.errors.keys()].join() === '503',
        },
        {
          description: 'status of the first page during the outages',
          figure: [...outageStatuses].join(),
          ok: [...outageStatuses].join() === '503',
        },
        { description: 'longest response time, s', figure: Number((outage.slowest / 1000).toFixed(2)), ok: outage.slowest <= 6000 },
        { description: 'the process is running', figure: server.process.exitCode ?? 'yes', ok: server.process.exitCode === null },
        { description: 'first page after the database is back, s', figure: Number(page.toFixed(2)), ok: page <= 3 },
        { description: 'ready after the database is back, s', figure: Number(ready.toFixed(2)) },
      ]
    } finally {
      await server.stop()
      await stopPostgres(dataDir)
    }
  },
}
