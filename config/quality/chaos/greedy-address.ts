import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChaosExperiment, Finding } from './experiment.ts'
import { startServer } from './processes.ts'
import { formatErrors, p99, sendVisitors } from './visitors.ts'

const othersPaths = [
  '/healthz',
  '/',
  '/przedszkola/malopolskie/krakow',
  '/zlobki/mazowieckie/warszawa?prowadzenie=publiczne',
  '/api/list-best-facilities/5',
]

/** Expensive pages: a list that is not cached, the documentation, the development mails, a page for users. */
const expensivePaths = ['/przedszkola/malopolskie/krakow?prowadzenie=publiczne', '/api/docs', '/dev/mails', '/logowanie'] as const

const greedy = '203.0.113.7'
const maxP99 = 300

/** Opens connections that request a page and read nothing. */
const openSlowReaders = (url: string, count: number): readonly Socket[] => {
  const { port } = new URL(url)
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    socket.pause()
    const head = ['Host: localhost', `X-Forwarded-For: ${greedy}`]
    socket.write(`GET ${expensivePaths[2]} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`.repeat(4))
    return socket
  })
}

/** Loads the server from one address while others read; the others must not notice. */
export const greedyAddress: ChaosExperiment = {
  description: 'twenty connections of one address on expensive pages, then 500 slow readers; response times of others',
  run: async ({ folder, short }) => {
    const server = await startServer({ DATA_DIR: path.join(folder, 'greedy') })
    const duration = short ? 4000 : 10_000
    const measure = async (description: string): Promise<Finding> => {
      const others = sendVisitors(server.url, othersPaths, 4)
      await sleep(duration)
      const stats = await others.stop()
      const figure = `p99 ${p99(stats)} ms of ${stats.succeeded}; failed: ${formatErrors(stats)}`
      return { description, figure, ok: stats.failed === 0 && p99(stats) <= maxP99 }
    }
    try {
      await measure('warm-up')
      const findings: Finding[] = [await measure('others alone')]
      for (const expensive of expensivePaths) {
        const load = sendVisitors(server.url, [expensive], 20, { address: greedy })
        findings.push(await measure(`others beside twenty connections on ${expensive}`))
        const { succeeded, errors } = await load.stop()
        findings.push({ description: `  responses to ${expensive}`, figure: `${succeeded}; other: ${formatErrors({ errors })}` })
      }
      const slow = openSlowReaders(server.url, 500)
      findings.push(await measure('others beside 500 slow readers'))
      for (const socket of slow) socket.destroy()
      return findings
    } finally {
      await server.stop()
    }
  },
}
