import type { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** Ways to go. */
export const travelModes = ['car', 'bike', 'foot'] as const
export type TravelMode = (typeof travelModes)[number]

/** The service is unreachable, too slow, or returns an invalid response. */
export class RoutingAway extends Failure('RoutingAway', 'upstream') {}

/** Routing service for times along roads, when one is configured. Never send it an address of a family. */
export type Routing =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'service'
      /** Most points of one table. */
      readonly maxPoints: number
      /** Returns the minutes from each point (rows) to each (columns); `null` where no road leads. */
      readonly minutes: (points: readonly Point[], mode: TravelMode) => Effect.Effect<readonly (readonly (number | null)[])[], RoutingAway>
    }
export const Routing = token<Routing>('core/Routing')
