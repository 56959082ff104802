import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Cause, Effect, Exit } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { OpenGeocoderAway } from '#core/ports/open-geocoder.ts'
import { makeNominatim } from './nominatim.ts'

let closeServer: (() => void) | null = null
afterEach(() => closeServer?.())

const findAgainst = async (handler: RequestListener, text = 'Długa 5, Kraków', timeout?: number) => {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeServer = () => server.close().closeAllConnections()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim`
  const service = makeNominatim({ url, publicUrl: 'https://kredka.example', ...(timeout && { timeout }) })
  return Effect.runPromiseExit(service.kind === 'service' ? service.find(text) : Effect.die('no service'))
}

const place = { lon: '19.94', lat: '50.07', display_name: 'Długa 5, Kraków', place_rank: 30, category: 'place' }

test('searches in Poland, sends its user agent and parses numbers from text', async () => {
  let received: { url: URL; agent: string | undefined } | null = null
  const exit = await findAgainst((request, response) => {
    received = { url: new URL(request.url ?? '', 'http://x'), agent: request.headers['user-agent'] }
    response.end(JSON.stringify([place, { ...place, place_rank: 26 }, { ...place, place_rank: 16 }]))
  })
  expect(Exit.isSuccess(exit) && exit.value).toEqual(
    (['address', 'street', 'locality'] as const).map((precision) => ({
      precision,
      longitude: 19.94,
      latitude: 50.07,
      display_name: 'Długa 5, Kraków',
      source: 'openstreetmap',
    })),
  )
  expect(received).toMatchObject({ agent: 'Kredka (+https://kredka.example)' })
  const { url } = received as unknown as { url: URL }
  expect(url.pathname).toBe('/nominatim/search')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ q: 'Długa 5, Kraków', format: 'jsonv2', countrycodes: 'pl' })
})

const failures: readonly (readonly [string, RequestListener])[] = [
  ['is overloaded', (_, response) => response.writeHead(503).end('[]')],
  ['returns no JSON', (_, response) => response.end('<html>')],
  ['returns an unexpected structure', (_, response) => response.end('{"error":"x"}')],
  ['returns coordinates out of range', (_, response) => response.end(JSON.stringify([{ ...place, lat: '190' }]))],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['never responds', () => undefined],
  ['closes the connection', (request) => request.socket.destroy()],
]
test.each(failures)('fails with OpenGeocoderAway when the server %s', async (_, handler) => {
  const exit = await findAgainst(handler, 'x', 300)
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(OpenGeocoderAway)
})
