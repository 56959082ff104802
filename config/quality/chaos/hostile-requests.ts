import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import type { ChaosExperiment } from './experiment.ts'
import { rssMb, startServer } from './processes.ts'

/** Connections that send requests in parallel. */
const parallel = 20

const withBody = (path: string, body: string, type = 'application/json') =>
  [`POST ${path} HTTP/1.1\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`, body] as const
const unique = (n: number) => `${n.toString(36)}-${Math.random().toString(36).slice(2)}`

/** Hostile requests by number: new addresses, hosts and values each time, broken encodings and bodies. Head without its end, and body. */
const shapes: readonly ((n: number) => readonly [head: string, body?: string])[] = [
  (n) => [`GET /${unique(n)} HTTP/1.1\r\n`],
  (n) => [`GET /przedszkola/malopolskie/krakow?q=${unique(n)} HTTP/1.1\r\n`],
  (n) => [`GET /placowka/%00%ff${n} HTTP/1.1\r\n`],
  (n) => [`GET / HTTP/1.1\r\nX-Host: ${unique(n)}\r\n`],
  (n) => [`GET /api/${unique(n)}?${'a'.repeat(3000)} HTTP/1.1\r\n`],
  (n) => [`GET / HTTP/1.1\r\nAuthorization: Bearer ${unique(n)}\r\nCookie: session=${unique(n)}; ${'c=d;'.repeat(200)}\r\n`],
  (n) => withBody('/api/search', `{"q":"${unique(n)}"`),
  (n) => withBody('/api/login', JSON.stringify({ email: `${unique(n)}@example.test`, password: unique(n) })),
  () => ['POST /api/search HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n', '{'],
  () => withBody('/api/search', '['.repeat(5000)),
  (n) => withBody('/kontakt', `a=${unique(n)}&b=%00`, 'application/x-www-form-urlencoded'),
  (n) => [`${unique(n)} / HTTP/9.9\r\n`],
  (n) => [`GET /og/placowka/${unique(n)}.png HTTP/1.1\r\n`],
]

/** Sends one request on a connection of its own; every tenth breaks off without waiting for the answer. Returns the status, if any. */
const send = async (port: number, n: number): Promise<string | undefined> => {
  const [head, body = ''] = (shapes[n % shapes.length] as (typeof shapes)[number])(n)
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const address = `198.${18 + (n % 2)}.${(n >> 8) & 255}.${n & 255}`
  socket.write(`${head}Host: h${n % 5000}.example.test\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n${body}`)
  if (n % 10 === 0) return void socket.end()
  // A body that is too short for its announced length is never answered.
  socket.setTimeout(2000, () => socket.destroy())
  let answer = ''
  socket.on('data', (chunk) => {
    if (!answer) answer = chunk.toString('latin1', 0, 40)
  })
  await once(socket, 'close')
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
}

/** Sends 40,000 hostile requests; the memory of the process must not grow with their number. */
export const hostileRequests: ChaosExperiment = {
  description: '40,000 hostile requests: memory stays flat, no 500',
  run: async ({ folder, short }) => {
    const server = await startServer({ DATA_DIR: path.join(folder, 'hostile'), LOG_LEVEL: 'fatal' })
    const port = Number(new URL(server.url).port)
    const count = short ? 400 : 40_000
    const statuses = new Map<string, number>()
    const readings: number[] = []
    try {
      let sent = 0
      const sendNext = async () => {
        while (sent < count) {
          const n = sent++
          if (n % (count / 20) === 0) readings.push(rssMb(server.process))
          const status = await send(port, n)
          if (status) statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: parallel }, sendNext))
      readings.push(rssMb(server.process))
      const half = Math.max(...readings.slice(5, 11))
      const end = Math.max(...readings.slice(15))
      return [
        { description: 'requests', figure: sent },
        { description: 'statuses', figure: [...statuses].map(([status, times]) => `${status} ${times}`).join(', ') },
        { description: 'responses 500', figure: statuses.get('500') ?? 0, ok: !statuses.has('500') },
        { description: 'RSS during the run, MB', figure: readings.join(' ') },
        { description: 'RSS, last quarter : second quarter', figure: Number((end / half).toFixed(3)), ok: end / half < 1.1 },
        { description: 'the process is alive', figure: (await server.get('/healthz')).status, ok: (await server.get('/healthz')).ok },
      ]
    } finally {
      await server.stop()
    }
  },
}
