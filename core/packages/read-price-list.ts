import { Effect } from 'effect'
import type { Limits } from './limits.port.ts'
import type { PackageOffer, ReadPriceList } from './price-list.port.ts'

interface Dependencies {
  readonly limits: Limits
  /** Finds what the installation sells; `null` without a plugin that sells packages. */
  readonly findOffer: () => PackageOffer | null
}

/** Creates the query of the price list. */
export const makeReadPriceList =
  ({ limits, findOffer }: Dependencies): ReadPriceList =>
  () =>
    Effect.map(limits.all(), (all) => ({ packages: [], trialDays: null, ...findOffer(), limits: all }))
