import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import type { PriceQuery } from '../contract/package.ts'
import { Offer } from '../domain/offer.ts'
import { quote } from '../services/quote.ts'

/** Returns the price of a package with a code for a discount, before it is ordered. */
export const PreviewPrice = define('packages/PreviewPrice', { offer: Offer }, ({ offer }) =>
  Effect.fn('packages.preview-price')(function* (actor: Actor, { package: key, promo }: PriceQuery) {
    yield* requireUser(actor)
    const { discount, price } = yield* quote(offer, key, promo)
    return { ...price, discount, currency: 'PLN' as const }
  }),
)
