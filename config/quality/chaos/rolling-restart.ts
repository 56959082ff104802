import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBalancer } from './balancer.ts'
import type { ChaosExperiment } from './experiment.ts'
import { type Killable, startServer } from './processes.ts'
import { portOf, restartInTurn } from './restarts.ts'
import { formatErrors, sendVisitors } from './visitors.ts'

const paths = ['/', '/zlobki-miasta', '/przedszkola/malopolskie/krakow', '/wszystkie-lokalizacje', '/uk/zlobki/mazowieckie/warszawa']

/** Requests of a whole run. */
const minRequests = 10_000

/** J12.4: restarts two processes in turn, ten times, under load, without a word to the balancer; no request may fail. */
export const rollingRestart: ChaosExperiment = {
  description: 'J12.4 rolling restart of two processes under load',
  run: async ({ folder, short }) => {
    const variables = { DATA_DIR: path.join(folder, 'rolling') }
    const running: Killable[] = [await startServer(variables), await startServer(variables)]
    const balancer = await openBalancer(running.map(portOf))
    const visitors = sendVisitors(balancer.url, paths, 8)
    try {
      const { restarts, slowest } = await restartInTurn(running, { variables, rounds: short ? 1 : 5, pauseMs: short ? 500 : 3000 })
      while (!short && visitors.stats.succeeded + visitors.stats.failed < minRequests) await sleep(100)
      const stats = await visitors.stop()
      return [
        { description: 'restarts', figure: restarts },
        { description: 'pages read during the restarts', figure: stats.succeeded, ok: stats.succeeded >= (short ? 10 : minRequests) },
        { description: 'failed requests', figure: formatErrors(stats), ok: stats.failed === 0 },
        { description: 'longest graceful stop, s', figure: slowest, ok: slowest < 10 },
      ]
    } finally {
      await visitors.stop()
      balancer.close()
      for (const server of running) await server.stop()
    }
  },
}
