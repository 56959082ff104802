import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Cause, Effect, Exit } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { OpenGeocoderAway } from '#core/ports/open-geocoder.ts'
import { makeNominatim } from './nominatim.ts'

let end: (() => void) | null = null
afterEach(() => end?.())

const asking = async (answer: RequestListener, text = 'Długa 5, Kraków', timeout?: number) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  end = () => server.close().closeAllConnections()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim`
  const service = makeNominatim({ url, publicUrl: 'https://kredka.example', ...(timeout && { timeout }) })
  return Effect.runPromiseExit(service.kind === 'service' ? service.find(text) : Effect.die('no service'))
}

const place = { lon: '19.94', lat: '50.07', display_name: 'Długa 5, Kraków', place_rank: 30, category: 'place' }

test('asks for places in Poland, says who it is, and reads numbers out of text', async () => {
  let asked: { url: URL; agent: string | undefined } | null = null
  const exit = await asking((request, response) => {
    asked = { url: new URL(request.url ?? '', 'http://x'), agent: request.headers['user-agent'] }
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
  expect(asked).toMatchObject({ agent: 'Kredka (+https://kredka.example)' })
  const { url } = asked as unknown as { url: URL }
  expect(url.pathname).toBe('/nominatim/search')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ q: 'Długa 5, Kraków', format: 'jsonv2', countrycodes: 'pl' })
})

const wrong: readonly (readonly [string, RequestListener])[] = [
  ['is overloaded', (_, response) => response.writeHead(503).end('[]')],
  ['answers no JSON', (_, response) => response.end('<html>')],
  ['answers another shape', (_, response) => response.end('{"error":"x"}')],
  ['points outside the world', (_, response) => response.end(JSON.stringify([{ ...place, lat: '190' }]))],
  ['sends us elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['never answers', () => undefined],
  ['hangs up', (request) => request.socket.destroy()],
]
test.each(wrong)('a server that %s is away', async (_, answer) => {
  const exit = await asking(answer, 'x', 300)
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(OpenGeocoderAway)
})
