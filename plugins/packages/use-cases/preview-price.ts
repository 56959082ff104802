import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
import { Offer } from '../domain/offer.ts'
import { quote } from '../services/quote.ts'

/** Returns the price of a package with a code for a discount, before it is ordered. */
export const PreviewPrice = handler(packagesApi.previewPrice, { offer: Offer }, ({ offer }) =>
  Effect.fn('packages.preview-price')(function* (_, { package: key, promo }) {
    const { discount, price } = yield* quote(offer, key, promo)
    return { ...price, discount, currency: 'PLN' as const }
  }),
)
