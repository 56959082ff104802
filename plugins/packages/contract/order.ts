import { Schema } from 'effect'
import { Reason } from '#core/audit/reason.ts'
import { Email, NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'
import { invoiceMaxLength } from './invoice-length.ts'
import { isNip } from './nip.ts'
import { orderedKeys, packageKeys } from './package-keys.ts'

/** States of an order (decisions §19). */
export const orderStates = ['draft', 'pending', 'paid', 'active', 'expiring', 'expired', 'refunded'] as const

export type OrderState = (typeof orderStates)[number]

/** Invoice data as typed; a NIP may contain spaces, hyphens and the prefix PL. */
export const InvoiceInput = Schema.Struct({
  name: NonBlankLine(invoiceMaxLength.name),
  nip: NonBlankLine(invoiceMaxLength.nip).check(Schema.makeFilter(isNip, { message: 'PACKAGES_NIP_INVALID' })),
  address: NonBlankText(invoiceMaxLength.address),
  email: Email,
})
export type InvoiceInput = typeof InvoiceInput.Type

/** Order of a package. */
export const NewOrder = Schema.Struct({
  facility_id: Schema.String,
  package: Schema.Literals(packageKeys),
  invoice: InvoiceInput,
  promo: Schema.optional(Schema.String.check(Schema.isMaxLength(invoiceMaxLength.promo, { message: 'FIELD_TOO_LONG' }))),
})
export type NewOrder = typeof NewOrder.Type

/** Placed order: where its proforma is, and where it can be paid online, if anywhere. */
export const PlacedOrder = Schema.Struct({
  order_id: Schema.String,
  proforma_url: Schema.String,
  pay_url: Schema.optional(Schema.String),
})

/** Order; amounts in grosze, times ISO 8601 UTC. */
export const OrderView = Schema.Struct({
  id: Schema.String,
  /** Number of the proforma; `null` for a trial, which has none. */
  number: Schema.NullOr(Schema.String),
  facility_id: Schema.String,
  facility_name: Schema.String,
  package: Schema.Literals(orderedKeys),
  state: Schema.Literals(orderStates),
  net: Schema.Number,
  vat: Schema.Number,
  gross: Schema.Number,
  currency: Schema.Literals(['PLN']),
  promo: Schema.NullOr(Schema.String),
  /** `null` for a trial, which has no invoice. */
  invoice: Schema.NullOr(Schema.Struct({ name: Schema.String, nip: Schema.String, address: Schema.String, email: Schema.String })),
  placed_at: Schema.String,
  paid_at: Schema.NullOr(Schema.String),
  starts_at: Schema.NullOr(Schema.String),
  ends_at: Schema.NullOr(Schema.String),
  refunded_at: Schema.NullOr(Schema.String),
  refund_reason: Schema.NullOr(Schema.String),
  proforma_url: Schema.NullOr(Schema.String),
  pay_url: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'PackageOrder' })
export type OrderView = typeof OrderView.Type

/** Order with what its proforma says about the seller. */
export const ProformaView = Schema.Struct({
  order: OrderView,
  seller: Schema.NullOr(Schema.String),
  /** 26 digits. */
  bank_account: Schema.NullOr(Schema.String),
})

const inQuery = Schema.optional(Schema.String)

/** Orders of the user, of one facility or of all. */
export const OrderQuery = Schema.Struct({ facility_id: inQuery })

/** Orders that support looks for: by facility, by the number of the proforma, by state; `before` is the end of the page before. */
export const OrderSearch = Schema.Struct({
  facility_id: inQuery,
  number: Schema.optional(Schema.String.check(Schema.isMaxLength(30, { message: 'FIELD_TOO_LONG' }))),
  state: Schema.optional(Schema.Literals(orderStates)),
  before: Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }))),
})
export type OrderSearch = typeof OrderSearch.Type

/** Orders of a page; `before` of the next one, `null` on the last. */
export const OrderPage = Schema.Struct({ orders: Schema.Array(OrderView), next: Schema.NullOr(Schema.Number) })

/** Refund of an order, with the reason that buyer and audit log get. */
export const Refund = Schema.Struct({ id: Schema.String, reason: Reason })
export type Refund = typeof Refund.Type

export const ByOrder = Schema.Struct({ id: Schema.String })

/** Notice of a payment; the signature is the HMAC-SHA256 of `event.timestamp.order.amount` in hexadecimal digits. */
export const PaymentNotice = Schema.Struct({
  event: NonBlankLine(100),
  /** Seconds since 1970. */
  timestamp: Schema.Int,
  /** Grosze. */
  amount: Schema.Int,
  signature: NonBlankLine(128),
})
export type PaymentNotice = typeof PaymentNotice.Type

/** Confirmation of a payment: by support, or with the notice of the payment provider. */
export const OrderConfirmation = Schema.Struct({ id: Schema.String, payment: Schema.optional(PaymentNotice) })
export type OrderConfirmation = typeof OrderConfirmation.Type
