import { token } from '#core/kernel/token.ts'
import type { PackageKey } from '../contract/package-keys.ts'

/** Offer of this installation, and its payment. */
export interface Offer {
  /** Net prices of a year in grosze; `null`: not offered. */
  readonly prices: Readonly<Record<PackageKey, number | null>>
  readonly seller: string | null
  /** 26 digits. */
  readonly bankAccount: string | null
  /** Discounts in percent, by code. */
  readonly discounts: ReadonlyMap<string, number>
  /** Payment provider: its page, and the secret that it signs notices with. */
  readonly provider: { readonly url: string | null; readonly secret: string } | null
}
export const Offer = token<Offer>('packages/Offer')
