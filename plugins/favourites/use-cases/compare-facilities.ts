import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { distanceFrom, type Point } from '#core/kernel/distance.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { maxCompared } from '../contract/limits.ts'
import { toCompared } from '../domain/compared-facility.ts'
import { ComparedFacilities } from '../domain/favourites.port.ts'

/** Maximum number of slugs of an address that are looked up: the facilities compared, and some that are gone. */
const maxRequested = 3 * maxCompared
interface Input {
  readonly slugs: readonly string[]
  /** Position of the device, rounded to 100 m. */
  readonly position: Point | null
}

const slugPattern = /^[a-z0-9-]{1,200}$/

/**
 * Loads facilities for a comparison side by side, in the order of the slugs: at most four, each once. Tells which slugs
 * name no facility, and how many facilities were too many.
 */
export const CompareFacilities = define(
  'favourites/CompareFacilities',
  { facilities: ComparedFacilities, clock: Clock },
  ({ facilities, clock }) =>
    Effect.fn('favourites.compare')(function* (_: Actor, { slugs, position }: Input) {
      const requested = [...new Set(slugs)].filter((slug) => slugPattern.test(slug))
      const stored = yield* facilities.bySlugs(requested.slice(0, maxRequested))
      const found = [...new Map(requested.flatMap((slug) => stored.get(slug) ?? []).map((one) => [one.id, one])).values()]
      const compared = found.slice(0, maxCompared).map(toCompared)
      const origin = position ?? compared[0]?.point ?? null
      return {
        facilities: compared.map((facility) => ({
          ...facility,
          /** Metres from the device, if its position was passed, else from the first facility. */
          metres: facility.point && distanceFrom(origin, facility.point),
        })),
        missing: requested.slice(0, maxRequested).filter((slug) => !stored.has(slug)),
        fromDevice: position !== null,
        tooMany: found.length - compared.length + Math.max(0, requested.length - maxRequested),
        today: toWarsawTime(clock.now()).day,
      }
    }),
)

export type CompareFacilities = PortOf<typeof CompareFacilities>

/** Data of the comparison page. */
export type Comparison = Effect.Success<ReturnType<CompareFacilities>>
