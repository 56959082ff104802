import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosExperiment } from './experiment.ts'
import { rssMb, startServer } from './processes.ts'
import { formatErrors, sendVisitors } from './visitors.ts'

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

/** J12.6: load for ten minutes with hundreds of idle sockets: no errors and no growth of memory. */
export const soak: ChaosExperiment = {
  description: 'J12.6 ten minutes of load with 500 idle sockets',
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
      const stats = await visitors.stop()
      // Ignores the first third as warm-up and compares the halves of the rest.
      const warm = readings.slice(Math.floor(readings.length / 3))
      const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length)
      const before = mean(warm.slice(0, warm.length >> 1))
      const after = mean(warm.slice(warm.length >> 1))
      return [
        { description: 'responses', figure: stats.succeeded, ok: stats.succeeded > 0 },
        { description: 'responses per second', figure: Math.round(stats.succeeded / (minutes * 60)) },
        { description: 'errors', figure: formatErrors(stats), ok: stats.failed === 0 },
        { description: 'idle sockets refused', figure: refused, ok: refused === 0 },
        { description: 'RSS at the end, MB', figure: readings.at(-1) ?? 0, ok: (readings.at(-1) ?? 0) <= 400 },
        { description: 'RSS, second half : first half', figure: Number((after / before).toFixed(3)), ok: after / before < 1.1 },
      ]
    } finally {
      await visitors.stop()
      for (const socket of sockets) socket.destroy()
      await server.stop()
    }
  },
}
