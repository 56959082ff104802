import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Geocoder } from '#core/ports/geocoder.ts'

/** Finds places that match an address or a name (decisions §21). */
export const makeGeocode = ({ geocoder }: { readonly geocoder: Geocoder }) =>
  Effect.fn('places.geocode')(function* (_: Actor, { q }: { readonly q: string }) {
    return yield* geocoder.find(q)
  })

export type Geocode = ReturnType<typeof makeGeocode>
export const Geocode = token<Geocode>('places/Geocode')
