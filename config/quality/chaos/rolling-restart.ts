import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBalancer } from './balancer.ts'
import type { ChaosExperiment } from './experiment.ts'
import { type Killable, startServer } from './processes.ts'
import { sendVisitors, formatErrors } from './visitors.ts'

const paths = ['/', '/zlobki-miasta', '/przedszkola/malopolskie/krakow', '/wszystkie-lokalizacje', '/uk/zlobki/mazowieckie/warszawa']

/** J12.4: restarts two processes in turn, repeatedly, under load; no request may fail. */
export const rollingRestart: ChaosExperiment = {
  description: 'J12.4 rolling restart of two processes under load',
  run: async ({ folder, short }) => {
    const variables = { DATA_DIR: path.join(folder, 'rolling') }
    const running: Killable[] = [await startServer(variables), await startServer(variables)]
    const portOf = ({ url }: Killable) => Number(new URL(url).port)
    const balancer = await openBalancer(running.map(portOf))
    const visitors = sendVisitors(balancer.url, paths, 8)
    let restarts = 0
    let slowest = 0
    try {
      for (let round = 0; round < (short ? 1 : 5); round++)
        for (const [at, old] of running.entries()) {
          await sleep(short ? 500 : 3000)
          balancer.remove(portOf(old))
          const { seconds } = await old.stop()
          slowest = Math.max(slowest, seconds)
          const restarted = await startServer(variables, portOf(old))
          running[at] = restarted
          balancer.add(portOf(restarted))
          restarts++
        }
      const stats = await visitors.stop()
      return [
        { description: 'restarts', figure: restarts },
        { description: 'pages read during the restarts', figure: stats.succeeded, ok: stats.succeeded > restarts * 10 },
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
