import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Offer } from '../domain/offer.ts'
import { pricedPackages } from '../services/priced-packages.ts'

/** Lists the packages with their prices. */
export const makeListPackages = ({ offer }: { readonly offer: Offer }) =>
  Effect.fn('packages.list-packages')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
    return yield* Effect.succeed(pricedPackages(offer))
  })

export type ListPackages = ReturnType<typeof makeListPackages>
export const ListPackages = token<ListPackages>('packages/ListPackages')
