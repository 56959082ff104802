import type { Language } from '#core/kernel/language.ts'
import type { OrderState } from '../contract/order.ts'
import type { OrderedKey } from '../contract/package-keys.ts'

/** Invoice data of an order; the NIP as ten digits. */
export interface Invoice {
  readonly name: string
  readonly nip: string
  readonly address: string
  readonly email: string
}

/** Order of a package for a facility; amounts in grosze, times ISO 8601 UTC. */
export interface Order {
  readonly id: string
  /** Counts the orders of the installation. */
  readonly serial: number
  readonly facility_id: string
  /** The account that placed it. */
  readonly account_id: string
  readonly package: OrderedKey
  readonly state: OrderState
  readonly net: number
  readonly vat: number
  readonly gross: number
  readonly promo: string | null
  readonly invoice: Invoice | null
  readonly language: Language
  readonly placed_at: string
  readonly paid_at: string | null
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly refunded_at: string | null
  /** Why support refunded it. */
  readonly refund_reason: string | null
}

/** Number of an order's proforma, which is also the title of the bank transfer: `PF/2026/17`. */
export const numberOf = ({ serial, placed_at }: Pick<Order, 'serial' | 'placed_at'>): string => `PF/${placed_at.slice(0, 4)}/${serial}`

/** Returns the serial number of a proforma's number; `null` for other texts. The letters and the year may be missing. */
export const serialOf = (number: string): number | null => {
  const serial = /^(?:pf\s*\/?\s*)?(?:\d{4}\s*\/\s*)?(\d{1,9})$/i.exec(number)?.[1]
  return serial === undefined ? null : Number(serial)
}
