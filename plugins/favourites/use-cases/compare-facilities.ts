import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf, provide } from '#core/kernel/define.ts'
import { distanceFrom } from '#core/kernel/distance.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { type ComparisonInput, Comparisons } from '../contract/comparisons.ts'
import { maxCompared } from '../contract/limits.ts'
import { toCompared } from '../domain/compared-facility.ts'
import { ComparedFacilities } from '../domain/favourites.port.ts'

/** Maximum number of slugs of an address that are looked up: the facilities compared, and some that are gone. */
const maxRequested = 3 * maxCompared

const slugPattern = /^[a-z0-9-]{1,200}$/

/**
 * Loads facilities for a comparison side by side, in the order of the slugs: at most four, each once. Tells which slugs
 * name no facility, and how many facilities were too many.
 */
export const CompareFacilities = define(
  'favourites/CompareFacilities',
  { facilities: ComparedFacilities, clock: Clock },
  ({ facilities, clock }) =>
    Effect.fn('favourites.compare')(function* (_: Actor, { slugs, position }: ComparisonInput) {
      const requested = [...new Set(slugs)].filter((slug) => slugPattern.test(slug))
      const stored = yield* facilities.bySlugs(requested.slice(0, maxRequested))
      const found = [...new Map(requested.flatMap((slug) => stored.get(slug) ?? []).map((one) => [one.id, one])).values()]
      const compared = found.slice(0, maxCompared).map(toCompared)
      const origin = position ?? compared[0]?.point ?? null
      return {
        facilities: compared.map((facility) => ({
          ...facility,
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

/** Lets other plugins compare facilities. */
export const provideComparisons = provide(Comparisons, { compare: CompareFacilities }, ({ compare }) => ({ compare }))
