import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LimitInForce } from '#core/packages/limits.port.ts'
import type { PackageView } from './package.ts'

/** Packages with their prices, and the limits that distinguish the tiers, as an installation sells them today. */
export interface PriceList {
  readonly packages: readonly PackageView[]
  readonly limits: readonly Pick<LimitInForce, 'key' | 'type' | 'window' | 'unit' | 'values' | 'installed'>[]
}

/** Reads the price list. */
export type ReadPriceList = () => Effect.Effect<PriceList>
export const ReadPriceList = token<ReadPriceList>('packages/ReadPriceList')
