import { Cache, Duration, Effect, Exit } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { define } from '#core/kernel/define.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { Routing, RoutingAway, type TravelMode } from '#core/ports/routing.ts'
import { ListMatches } from '#plugins/catalogue/contract/queries.ts'
import { AddressPoints } from '#plugins/places/contract/queries.ts'
import { encodeFactor } from '../contract/road-factors.ts'
import type { RoadFactors } from '../contract/roads.ts'
import { maxStops } from '../contract/stops.ts'
import { straight } from '../contract/way.ts'
import { chooseAnchors } from '../domain/choose-anchors.ts'
import { Stops } from '../domain/stops.port.ts'

interface City {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly mode: TravelMode
}

/** Points of a city from and to which ways are asked for, some kilometre apart in the largest. */
const anchorCount = 60
/** Cities whose factors are held in memory, by category and mode; the largest has 100 KB. */
const maxCities = 200
/** Roads rarely change; a service that does not answer is left alone for a while. */
const kept = { answer: Duration.hours(24), failure: Duration.minutes(5) } as const
/** All tables of a city together; browsers show the straight estimate meanwhile. */
const deadline = Duration.seconds(30)
/** Metres below which a way along roads says nothing about others. */
const tooNear = 300

const letterOf = (from: Point, to: Point, minutes: number | null | undefined, mode: TravelMode) =>
  metresBetween(from, to) < tooNear
    ? encodeFactor(1)
    : encodeFactor(minutes === null || minutes === undefined ? null : minutes / straight(mode)(from, to))

const chunksOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))

/**
 * Reads how much longer the ways of a city are along roads than the straight estimate; `null` without a routing service,
 * and while it does not answer. What the service gets depends on the city alone, never on a reader.
 */
export const ReadRoads = define(
  'commute/ReadRoads',
  { routing: Routing, addresses: AddressPoints, matches: ListMatches, stops: Stops },
  ({ routing, addresses, matches, stops }) => {
    const ask = Effect.fn('commute.ask-for-roads')(function* (key: string) {
      if (routing.kind === 'none') return null
      const { category, voivodeship, city, mode }: City = JSON.parse(key)
      const { ids } = yield* matches.find({ category, voivodeship, city }, maxStops)
      const located = yield* stops.byIds(ids)
      if (located.length === 0) return null
      const anchors = chooseAnchors(yield* addresses.streets({ voivodeship, slug: city }), anchorCount)
      const chunks = chunksOf(located, routing.maxPoints - anchors.length)
      const tables = yield* Effect.forEach(chunks, (chunk) => routing.minutes([...anchors, ...chunk], mode), { concurrency: 2 }).pipe(
        Effect.timeoutOrElse({ duration: deadline, orElse: () => Effect.fail(new RoutingAway({ detail: 'too slow' })) }),
        Effect.tapError(({ detail }) => Effect.logWarning('no times along roads', detail)),
      )
      const ways = (lettersOf: (anchor: Point, at: number) => string) => anchors.map(lettersOf).join('')
      return {
        anchors,
        between: anchors.map((from, row) => ways((to, column) => letterOf(from, to, tables[0]?.[row]?.[column], mode))),
        stops: chunks.flatMap((chunk, n) =>
          chunk.map((stop, at) => {
            const minutes = (row: number, column: number) => tables[n]?.[row]?.[column]
            const place = anchors.length + at
            return {
              id: stop.id,
              from: ways((anchor, row) => letterOf(anchor, stop, minutes(row, place), mode)),
              to: ways((anchor, column) => letterOf(stop, anchor, minutes(place, column), mode)),
            }
          }),
        ),
      }
    })
    const cities = Effect.runSync(
      Cache.makeWith(ask, { capacity: maxCities, timeToLive: (exit) => (Exit.isSuccess(exit) ? kept.answer : kept.failure) }),
    )
    return {
      isConfigured: routing.kind === 'service',
      inCity: ({ category, voivodeship, city, mode }: City): Effect.Effect<RoadFactors | null> =>
        Effect.orElseSucceed(Cache.get(cities, JSON.stringify({ category, voivodeship, city, mode })), () => null),
    }
  },
)
