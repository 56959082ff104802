import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from './drill.ts'
import { rssMb, startServer } from './processes.ts'
import { sendVisitors, toldWrong } from './visitors.ts'

const paths = [
  '/',
  '/zlobki-miasta',
  '/zlobki/mazowieckie',
  '/przedszkola/malopolskie/krakow',
  '/przedszkola/malopolskie/krakow?prowadzenie=publiczne',
  '/wszystkie-lokalizacje',
  '/api/list-best-facilities/5',
  '/en/zlobki/mazowieckie/warszawa',
]

const idle = 500

/** J12.6: minutes of load beside hundreds of sockets that say nothing: no error, and memory that does not grow. */
export const soak: Drill = {
  description: 'J12.6 load for ten minutes beside 500 idle sockets',
  run: async ({ folder, short }) => {
    const server = await startServer({ DATA_DIR: path.join(folder, 'soak') })
    const port = Number(new URL(server.url).port)
    const sockets: Socket[] = []
    const visitors = sendVisitors(server.url, paths, 8)
    try {
      let refused = 0
      for (let n = 0; n < idle; n++) sockets.push(connect(port, '127.0.0.1').on('error', () => refused++))
      const began = Date.now()
      const minutes = short ? 0.2 : 10
      const readings: number[] = []
      while (Date.now() - began < minutes * 60_000) {
        await sleep(short ? 1000 : 10_000)
        readings.push(rssMb(server.process))
      }
      const met = await visitors.leave()
      // The first third warms up; of the rest, the first half against the second.
      const warm = readings.slice(Math.floor(readings.length / 3))
      const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length)
      const [before, after] = [mean(warm.slice(0, warm.length >> 1)), mean(warm.slice(warm.length >> 1))]
      return [
        { description: 'pages and answers', figure: met.answered, well: met.answered > 0 },
        { description: 'a second', figure: Math.round(met.answered / (minutes * 60)) },
        { description: 'errors', figure: toldWrong(met), well: met.failed === 0 },
        { description: 'idle sockets refused', figure: refused, well: refused === 0 },
        { description: 'RSS at the end, MB', figure: readings.at(-1) ?? 0, well: (readings.at(-1) ?? 0) <= 400 },
        { description: 'RSS, later : earlier', figure: Number((after / before).toFixed(3)), well: after / before < 1.1 },
      ]
    } finally {
      await visitors.leave()
      for (const socket of sockets) socket.destroy()
      await server.stop()
    }
  },
}
