import { Effect } from 'effect'
import type { Limits } from '#core/packages/limits.port.ts'
import type { ReadPriceList } from '../contract/queries.ts'
import type { Offer } from '../domain/offer.ts'
import { pricedPackages } from './priced-packages.ts'

/** Creates the query of the price list, from the settings and the limits in force. */
export const makeReadPriceList =
  ({ offer, limits }: { readonly offer: Offer; readonly limits: Limits }): ReadPriceList =>
  () =>
    Effect.map(limits.all(), (all) => ({
      packages: pricedPackages(offer),
      limits: all.map(({ key, type, window, unit, values, installed }) => ({ key, type, window, unit, values, installed })),
    }))
