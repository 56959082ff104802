import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
import { Offer } from '../domain/offer.ts'
import { pricedPackages } from '../services/priced-packages.ts'

/** Lists the packages with their prices. */
export const ListPackages = handler(packagesApi.listPackages, { offer: Offer }, ({ offer }) =>
  Effect.fn('packages.list-packages')(function* (_) {
    return yield* Effect.succeed(pricedPackages(offer))
  }),
)
