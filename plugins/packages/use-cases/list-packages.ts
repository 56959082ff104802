import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Offer } from '../domain/offer.ts'
import { pricedPackages } from '../services/priced-packages.ts'

/** Lists the packages with their prices. */
export const ListPackages = define('packages/ListPackages', { offer: Offer }, ({ offer }) =>
  Effect.fn('packages.list-packages')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
    return yield* Effect.succeed(pricedPackages(offer))
  }),
)
