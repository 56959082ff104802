import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Geocoder } from '#core/ports/geocoder.ts'

/** Finds places that match an address or a name (decisions §21). */
export const Geocode = define('places/Geocode', { geocoder: Geocoder }, ({ geocoder }) =>
  Effect.fn('places.geocode')(function* (_: Actor, { q }: { readonly q: string }) {
    return yield* geocoder.find(q)
  }),
)
