import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBalancer } from './balancer.ts'
import type { Drill } from './drill.ts'
import { type Killable, startServer } from './processes.ts'
import { sendVisitors, toldWrong } from './visitors.ts'

const paths = ['/', '/zlobki-miasta', '/przedszkola/malopolskie/krakow', '/wszystkie-lokalizacje', '/uk/zlobki/mazowieckie/warszawa']

/** J12.4: two processes are replaced one after the other, again and again, while people read; nobody notices. */
export const rolling: Drill = {
  description: 'J12.4 a rolling restart of two processes under load',
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
          balancer.leave(portOf(old))
          const { seconds } = await old.stop()
          slowest = Math.max(slowest, seconds)
          const fresh = await startServer(variables, portOf(old))
          running[at] = fresh
          balancer.join(portOf(fresh))
          restarts++
        }
      const met = await visitors.leave()
      return [
        { description: 'restarts', figure: restarts },
        { description: 'pages read meanwhile', figure: met.answered, well: met.answered > restarts * 10 },
        { description: 'requests that failed', figure: toldWrong(met), well: met.failed === 0 },
        { description: 'longest graceful end, s', figure: slowest, well: slowest < 10 },
      ]
    } finally {
      await visitors.leave()
      balancer.close()
      for (const server of running) await server.stop()
    }
  },
}
