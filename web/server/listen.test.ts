import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { type ListeningServer, listen } from './listen.ts'

let server: ListeningServer
let agent: Agent
afterEach(async () => {
  agent.destroy()
  await server.close().catch(() => undefined)
})

const start = async (app: RequestListener) => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  server = await listen(app, { host: '127.0.0.1', port: 0 })
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
