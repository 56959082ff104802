import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { type ListeningServer, listen } from './listen.ts'

let server: ListeningServer
let agent: Agent
afterEach(async () => {
  agent.destroy()
  await server.close().catch(() => undefined)
})

const start = async (app: RequestListener, timeouts: Parameters<typeof listen>[2] = {}) => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  server = await listen(app, { host: '127.0.0.1', port: 0 }, timeouts)
}
const send = async (from: Agent | false = agent) => {
  const [response] = (await once(get(server.url, { agent: from }), 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return [response.statusCode, response.headers.connection]
}

test('draining answers requests on open connections, ends each with its answer, and refuses new connections', async () => {
  await start((_, response) => void response.end('ok'))
  expect(await send()).toEqual([200, 'keep-alive'])
  const drained = server.drain()
  await expect(send(false)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await send()).toEqual([200, 'close'])
  await drained
})

test('draining ends a connection with the answer that was being prepared', async () => {
  const prepared = Promise.withResolvers<void>()
  const app = vi.fn<RequestListener>(async (_, response) => {
    await prepared.promise
    response.end('ok')
  })
  await start(app)
  const answer = send()
  await eventually(() => expect(app).toHaveBeenCalled())
  const drained = server.drain()
  prepared.resolve()
  expect(await answer).toEqual([200, 'close'])
  await drained
})

test('closing cuts idle connections', async () => {
  await start((_, response) => void response.end('ok'))
  await send()
  await server.close()
  await expect(send(false)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

/** Sends text as it is; returns what comes back until the connection ends. */
const exchange = async (text: string) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

test('an idle connection stays open for 65 seconds, longer than a head may take, and than balancers keep it', async () => {
  await start((request, response) => void response.end(String(request.socket.remotePort)))
  const [response] = (await once(get(server.url, { agent }), 'response')) as [IncomingMessage]
  expect(response.headers['keep-alive']).toBe('timeout=65')
  response.resume()
})

test('a connection that was idle longer than a head may take answers the next request', async () => {
  const ports = new Set<number | undefined>()
  await start(
    ({ socket }, response) => {
      ports.add(socket.remotePort)
      response.end('ok')
    },
    { head: 300, idle: 30_000 },
  )
  await send()
  await wait(2500)
  expect(await send()).toEqual([200, 'keep-alive'])
  expect(ports.size).toBe(1)
})

test('a head that does not come is not waited for', async () => {
  await start((_, response) => void response.end('ok'), { head: 300 })
  expect(await exchange('GET / HTTP/1.1\r\nHost: localhost\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('while the server ends, idle connections close soon', async () => {
  await start((_, response) => void response.end('ok'), { idle: 60_000, idleAtEnd: 200 })
  await send()
  const began = Date.now()
  await server.drain()
  expect(Date.now() - began).toBeLessThan(5000)
})

test('J11.8 a request with several hosts is refused, as page and as websocket; an address with the own host is answered', async () => {
  const app: RequestListener = ({ url, headers: { host } }, response) => void response.end(`${host} ${url}`)
  await start(Object.assign(app, { live: { upgrade: () => undefined, close: async () => undefined } }) as RequestListener)
  const two = 'Host: localhost\r\nHost: evil.test\r\n'
  expect(await exchange(`GET / HTTP/1.1\r\n${two}\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await exchange(`GET / HTTP/1.1\r\n${two}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await exchange('GET http://localhost/mapa HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(/localhost \/mapa$/)
})
