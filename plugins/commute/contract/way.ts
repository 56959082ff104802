import { metresBetween, type Point } from '#core/kernel/distance.ts'
import type { TravelMode } from '#core/ports/routing.ts'

export type { TravelMode }

/** Ways to go, with average speeds in metres a minute: 24, 14 and 4.8 kilometres an hour, stops and crossings included. */
export const modes = { car: 400, bike: 233, foot: 80 } as const satisfies Readonly<Record<TravelMode, number>>

/** Length of streets beside that of a straight line. */
const detourFactor = 1.3
/** Minutes that handing over or fetching a child takes. */
export const handOver = 5

/** Day of a family, which stays in the browser. Times in minutes since midnight, `null`: not said. */
export interface Way {
  readonly home: Point
  /** Without work, facilities are sorted by the way from home. */
  readonly work: Point | null
  readonly mode: TravelMode
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** Facility on a way; hours of a working day in minutes since midnight. */
export interface Stop extends Point {
  readonly open_at: number | null
  readonly close_at: number | null
}

/** Minutes of one leg, from straight lines. */
export type MinutesOf = (from: Point, to: Point) => number

/** Returns the minutes of legs along straight lines × 1.3 at an average speed. */
export const straight =
  (mode: TravelMode): MinutesOf =>
  (from, to) =>
    (metresBetween(from, to) * detourFactor) / modes[mode]

/** Position of a facility on a way, in minutes. */
export interface Detour {
  /** Added to the way from home to work; without work, the way from home. */
  readonly extra: number
  readonly fromHome: number
  readonly toWork: number | null
  /** Time at which the child is handed over to be at work on time, and whether the facility is open then; `null`: not known. */
  readonly arrives: { readonly at: number; readonly isOpen: boolean } | null
  /** Time at which the parent is there after work, and the minutes left until the facility closes (negative: too late). */
  readonly fetches: { readonly at: number; readonly spare: number } | null
}

/** Works out how a facility lies on a way: home → facility → work in the morning, the same back. */
export const detourOf = (stop: Stop, { home, work, startsAt, endsAt }: Way, minutesOf: MinutesOf): Detour => {
  const fromHome = minutesOf(home, stop)
  if (work === null) return { extra: fromHome, fromHome, toWork: null, arrives: null, fetches: null }
  const toWork = minutesOf(stop, work)
  const back = minutesOf(work, stop)
  const arrivesAt = startsAt === null ? null : startsAt - toWork - handOver
  const fetchesAt = endsAt === null ? null : endsAt + back
  return {
    // A river or rounding may make the way through a facility shorter than the direct one.
    extra: Math.max(0, fromHome + toWork - minutesOf(home, work)),
    fromHome,
    toWork,
    arrives: arrivesAt === null || stop.open_at === null ? null : { at: arrivesAt, isOpen: stop.open_at <= arrivesAt },
    fetches: fetchesAt === null || stop.close_at === null ? null : { at: fetchesAt, spare: stop.close_at - fetchesAt - handOver },
  }
}

/** Tells if a parent is on time at both ends, as far as is known. */
export const isOnTime = ({ arrives, fetches }: Detour): boolean => arrives?.isOpen !== false && (fetches === null || fetches.spare >= 0)

/** Sorts stops by their detour, those that close too early or open too late after all others. */
export const sortByDetour = <S extends Stop & { readonly name: string }>(
  stops: readonly S[],
  way: Way,
  minutesOf: MinutesOf,
): readonly { readonly stop: S; readonly detour: Detour }[] =>
  stops
    .map((stop) => ({ stop, detour: detourOf(stop, way, minutesOf) }))
    .toSorted(
      (a, b) =>
        Number(isOnTime(b.detour)) - Number(isOnTime(a.detour)) ||
        a.detour.extra - b.detour.extra ||
        a.stop.name.localeCompare(b.stop.name, 'pl'),
    )
