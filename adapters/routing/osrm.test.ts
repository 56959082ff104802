import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Cause, Effect, Exit } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { RoutingAway } from '#core/ports/routing.ts'
import { makeOsrm } from './osrm.ts'

let closeServer: (() => void) | null = null
afterEach(() => closeServer?.())

const points = [
  { longitude: 19.9364512, latitude: 50.0614 },
  { longitude: 19.9, latitude: 50.05 },
]
const askAgainst = async (handler: RequestListener, timeout?: number) => {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeServer = () => server.close().closeAllConnections()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/routed-{mode}`
  const service = makeOsrm({ url, publicUrl: 'https://kredka.example', ...(timeout && { timeout }) })
  return Effect.runPromiseExit(service.kind === 'service' ? service.minutes(points, 'bike') : Effect.die('no service'))
}
const table = (durations: unknown, code = 'Ok') => JSON.stringify({ code, durations, sources: [], destinations: [] })

test('EX-04 asks for a table of a mode, sends its user agent and returns minutes; no road is null', async () => {
  let received: { path: string | undefined; agent: string | undefined } | null = null
  const exit = await askAgainst((request, response) => {
    received = { path: request.url, agent: request.headers['user-agent'] }
    response.end(
      table([
        [0, 90],
        [null, 0],
      ]),
    )
  })
  expect(Exit.isSuccess(exit) && exit.value).toEqual([
    [0, 1.5],
    [null, 0],
  ])
  expect(received).toEqual({
    path: '/routed-bike/table/v1/cycling/19.93645,50.06140;19.90000,50.05000?annotations=duration',
    agent: 'Kredka (+https://kredka.example)',
  })
})

const failures: readonly (readonly [string, RequestListener])[] = [
  ['is overloaded', (_, response) => response.writeHead(503).end(table([]))],
  ['returns no JSON', (_, response) => response.end('<html>')],
  ['finds no table', (_, response) => response.end(table([], 'NoTable'))],
  ['returns another size', (_, response) => response.end(table([[0]]))],
  [
    'returns negative times',
    (_, response) =>
      response.end(
        table([
          [0, -1],
          [1, 0],
        ]),
      ),
  ],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['never responds', () => undefined],
  ['closes the connection', (request) => request.socket.destroy()],
]
test.each(failures)('fails with RoutingAway when the server %s', async (_, handler) => {
  const exit = await askAgainst(handler, 300)
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(RoutingAway)
})
