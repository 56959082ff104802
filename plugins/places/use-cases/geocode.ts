import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Geocoder } from '#core/ports/geocoder.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'

interface Needs {
  readonly geocoder: Geocoder
  readonly rateLimit: RateLimit
}

/** One visitor may submit so many addresses a minute: all share one request a second to the open geocoder. */
const allowance = { times: 20, seconds: 60 }

const callerOf = (actor: Actor) => (actor.is === 'visitor' ? actor.address : actor.is)

/** Finds the places that an address or a name may mean (decisions §21). */
export const makeGeocode = ({ geocoder, rateLimit }: Needs) =>
  Effect.fn('places.geocode')(function* (actor: Actor, { q }: { readonly q: string }) {
    yield* rateLimit.take('places.geocode', callerOf(actor), allowance)
    return yield* geocoder.find(q)
  })

export type Geocode = ReturnType<typeof makeGeocode>
export const Geocode = token<Geocode>('places/Geocode')
