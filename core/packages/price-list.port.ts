import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LimitInForce } from './limits.port.ts'

/** Package with its price for a year in grosze; `null`: not offered by this installation. */
export interface PricedPackage {
  readonly key: string
  readonly net: number | null
  readonly gross: number | null
}

/** Offer of an installation; bound by the plugin that sells it. */
export interface PackageOffer {
  readonly packages: readonly PricedPackage[]
  /** Days of the trial, which is free. */
  readonly trialDays: number
}
export const PackageOffer = token<PackageOffer>('core/PackageOffer')

/** Packages with their prices, and the limits in force, which distinguish the tiers. */
export interface PriceList {
  readonly packages: readonly PricedPackage[]
  /** `null` without a trial. */
  readonly trialDays: number | null
  readonly limits: readonly LimitInForce[]
}

/** Reads the price list. */
export type ReadPriceList = () => Effect.Effect<PriceList>
export const ReadPriceList = token<ReadPriceList>('core/ReadPriceList')
