import type { LimitValue } from '#core/packages/limit.ts'

/** Package with its price for a year in grosze; `null`: not offered. */
export interface SoldPackage {
  readonly key: string
  readonly net: number | null
  readonly gross: number | null
}

/** Limit as the price list compares it: after verification without a package, and with one. */
export interface ComparedLimit {
  readonly key: string
  readonly type: 'limit' | 'boolean'
  readonly unit: 'items' | 'characters' | 'times' | 'none'
  /** Something stores what it limits. */
  readonly installed: boolean
  readonly basic: LimitValue
  readonly paid: LimitValue
}

/** Prices and limits of the price list. */
export interface PriceListData {
  readonly packages: readonly SoldPackage[]
  /** `null` without a trial. */
  readonly trialDays: number | null
  readonly limits: readonly ComparedLimit[]
}
