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
  /** Counts the orders of the installation, trials too; lists page by it. */
  readonly serial: number
  /** Number in the series of proformas; `null` for a trial, which has no proforma. */
  readonly proforma: number | null
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

/** Returns the number of an order's proforma, which is also the title of the bank transfer: `PF/2026/17`; `null` for a trial. */
export const numberOf = ({ proforma, placed_at }: Pick<Order, 'proforma' | 'placed_at'>): string | null =>
  proforma === null ? null : `PF/${placed_at.slice(0, 4)}/${proforma}`

/** Returns the place in the series of a proforma's number; `null` for other texts. The letters and the year may be missing. */
export const proformaOf = (number: string): number | null => {
  const proforma = /^(?:pf\s*\/?\s*)?(?:\d{4}\s*\/\s*)?(\d{1,9})$/i.exec(number)?.[1]
  return proforma === undefined ? null : Number(proforma)
}
