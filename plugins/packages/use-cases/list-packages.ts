import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { PackageView } from '../contract/package.ts'
import { packageKeys } from '../contract/package-keys.ts'
import type { Offer } from '../domain/offer.ts'
import { priceOf } from '../domain/price.ts'

/** Lists the packages with their prices. */
export const makeListPackages = ({ offer: { prices } }: { readonly offer: Offer }) =>
  Effect.fn('packages.list-packages')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
    return yield* Effect.succeed(
      packageKeys.map((key): PackageView => {
        const net = prices[key]
        const price = net === null ? { net: null, vat: null, gross: null } : priceOf(net)
        return { key, ...price, currency: 'PLN', months: 12 }
      }),
    )
  })

export type ListPackages = ReturnType<typeof makeListPackages>
export const ListPackages = token<ListPackages>('packages/ListPackages')
