import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Effect } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeOsrm } from '#adapters/routing/osrm.ts'
import { makeOf } from '#core/kernel/define.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import type { Routing } from '#core/ports/routing.ts'
import { alongRoads } from '../contract/road-factors.ts'
import { sortByDetour, straight } from '../contract/way.ts'
import { ReadRoads } from '../services/read-roads.ts'
import { ListRoads } from './list-roads.ts'

const at = (longitude: number, latitude: number) => ({ longitude, latitude })
const bridge = at(19.98, 50.05)

/** Minutes by car in a city with a river from west to east and one bridge, which is all that the service knows. */
const trueMinutes = (from: Point, to: Point) => {
  const crosses = from.latitude < bridge.latitude !== to.latitude < bridge.latitude
  return (crosses ? metresBetween(from, bridge) + metresBetween(bridge, to) : metresBetween(from, to)) / 500
}

// Some 300 metres apart, on both banks.
const grid = Array.from({ length: 30 }, (_, x) => Array.from({ length: 20 }, (_, y) => at(19.88 + x * 0.004, 50.021 + y * 0.003))).flat()
const streets = grid.map((point, n) => ({ name: `Ulica ${n}`, ...point }))
const stops = Array.from({ length: 90 }, (_, n) => ({
  ...at(19.881 + ((n * 37) % 113) * 0.001, 50.022 + ((n * 17) % 55) * 0.001),
  id: `s${n}`,
  slug: `s${n}`,
  name: `Żłobek ${n}`,
  address: 'ul. Długa 1',
  open_at: null,
  close_at: null,
}))

let closeServer: (() => void) | null = null
afterEach(() => closeServer?.())

/** Starts a server of the table protocol that fails while `state.isDown`, and records the points of each request. */
const osrm = async (state: { isDown: boolean }, asked: string[]): Promise<Routing> => {
  const server = createServer((request, response) => {
    const places = /table\/v1\/driving\/([^?]+)/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(places)
    if (state.isDown) return void response.writeHead(503).end()
    const points = places.split(';').map((place) => at(Number(place.split(',')[0]), Number(place.split(',')[1])))
    const durations = points.map((from) => points.map((to) => trueMinutes(from, to) * 60))
    response.end(JSON.stringify({ code: 'Ok', durations }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeServer = () => server.close().closeAllConnections()
  return makeOsrm({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publicUrl: 'https://kredka.example' })
}

const list = { category: 'zlobki', voivodeship: 'malopolskie', city: 'krakow', mode: 'car' } as const

const listRoads = (routing: Routing) => {
  const matches = {
    find: ({ query = '' }: { readonly query?: string | undefined }) =>
      Effect.succeed({ ids: query === '' ? stops.map(({ id }) => id) : ['s3', 's5'], total: 90 }),
  }
  const addresses = { streets: () => Effect.succeed(streets), inCity: () => Effect.succeed(null) }
  const located = { byIds: (ids: readonly string[]) => Effect.succeed(stops.filter(({ id }) => ids.includes(id))) }
  const readRoads = makeOf(ReadRoads)({ routing, addresses, matches, stops: located })
  const handle = makeOf(ListRoads)({ matches, readRoads })
  return (query?: string) => Effect.runPromise(handle(visitor, { ...list, ...(query !== undefined && { query }) }))
}

test('EX-04 with a routing service ways follow its roads, which know the one bridge; it gets no point of a reader', async () => {
  const asked: string[] = []
  const read = listRoads(await osrm({ isDown: false }, asked))
  const { roads } = await read()
  if (roads === null) throw new Error('no roads')
  const minutes = alongRoads(roads, stops, straight('car'))
  const home = at(19.893, 50.035)
  const work = at(19.955, 50.041)
  const error = (of: typeof minutes) =>
    stops.reduce((sum, stop) => sum + Math.abs(of(home, stop) - trueMinutes(home, stop)) / trueMinutes(home, stop), 0) / stops.length
  expect(error(minutes)).toBeLessThan(0.12)
  expect(error(straight('car'))).toBeGreaterThan(0.25)
  const day = { home, work, mode: 'car', startsAt: null, endsAt: null } as const
  const extra = (stop: (typeof stops)[number]) => trueMinutes(home, stop) + trueMinutes(stop, work)
  const best = stops.toSorted((a, b) => extra(a) - extra(b)).slice(0, 10)
  const found = sortByDetour(stops, day, minutes).slice(0, 10)
  expect(found.filter(({ stop }) => best.includes(stop)).length).toBeGreaterThan(6)
  // Nobody who lives and works south of the river is sent over the bridge.
  expect(found.filter(({ stop }) => stop.latitude > bridge.latitude)).toEqual([])

  const known = new Set([...streets, ...stops].map(({ longitude, latitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`))
  expect(asked.flatMap((places) => places.split(';')).filter((place) => !known.has(place))).toEqual([])
  expect(asked).toHaveLength(3)
  expect((await read('sektor=publiczne')).roads?.stops.map(({ id }) => id)).toEqual(['s3', 's5'])
  expect(asked).toHaveLength(3)
})

test('EX-04 without a service, and while it does not answer, there are no roads; it is not asked again at once', async () => {
  expect(await listRoads({ kind: 'none' })()).toEqual({ roads: null })
  const asked: string[] = []
  const state = { isDown: true }
  const read = listRoads(await osrm(state, asked))
  expect(await read()).toEqual({ roads: null })
  const before = asked.length
  state.isDown = false
  expect(await read()).toEqual({ roads: null })
  expect([before > 0, asked.length]).toEqual([true, before])
})
