import { Effect } from 'effect'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { PackageKey } from '../contract/package-keys.ts'
import type { Offer } from '../domain/offer.ts'
import { type Price, priceOf } from '../domain/price.ts'

/** Price of a package with a code for a discount; `code` as it is stored, `discount` in percent. */
interface Quote {
  readonly code: string | null
  readonly discount: number
  readonly price: Price
}

/** Returns the price of a package with a code; fails for a package that is not offered and for an unknown code. */
export const quote = ({ prices, discounts }: Offer, key: PackageKey, promo: string | undefined): Effect.Effect<Quote, Validation> => {
  const net = prices[key]
  if (net === null) return Effect.fail(new Validation({ schema: { package: ['PACKAGES_NOT_OFFERED'] } }))
  const code = promo?.trim().toUpperCase() || null
  const discount = code === null ? 0 : discounts.get(code)
  return discount === undefined
    ? Effect.fail(new Validation({ schema: { promo: ['PACKAGES_PROMO_UNKNOWN'] } }))
    : Effect.succeed({ code, discount, price: priceOf(net, discount) })
}
