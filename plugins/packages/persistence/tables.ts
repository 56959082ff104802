import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { OrderState } from '../contract/order.ts'
import type { OrderedKey } from '../contract/package-keys.ts'
import type { Order } from '../domain/order.ts'

/** Table of orders; `unpaid_since` is null from the payment on, so that the retention of unpaid orders can tell them apart. */
export const OrderTable = defineEntity({
  name: 'PackageOrderRow',
  tableName: 'packages_order',
  properties: {
    id: p.uuid().primary(),
    serial: p.integer(),
    proforma: p.integer().strictNullable(),
    facility_id: p.uuid(),
    account_id: p.uuid(),
    package: p.text().$type<OrderedKey>(),
    state: p.text().$type<OrderState>(),
    net: p.integer(),
    vat: p.integer(),
    gross: p.integer(),
    promo: p.text().strictNullable(),
    buyer_name: p.text().strictNullable(),
    buyer_nip: p.text().strictNullable(),
    buyer_address: p.text().strictNullable(),
    buyer_email: p.text().strictNullable(),
    language: p.text().$type<Language>(),
    placed_at: p.type(IsoTimestamp),
    unpaid_since: p.type(IsoTimestamp).strictNullable(),
    paid_at: p.type(IsoTimestamp).strictNullable(),
    starts_at: p.type(IsoTimestamp).strictNullable(),
    ends_at: p.type(IsoTimestamp).strictNullable(),
    refunded_at: p.type(IsoTimestamp).strictNullable(),
    refund_reason: p.text().strictNullable(),
  },
})

/** Returns the order of a row. */
export const toOrder = ({
  buyer_name: name,
  buyer_nip: nip,
  buyer_address: address,
  buyer_email: email,
  unpaid_since: _,
  ...order
}: InferEntity<typeof OrderTable>): Order => ({
  ...order,
  invoice: name !== null && nip !== null && address !== null && email !== null ? { name, nip, address, email } : null,
})

/** Returns the row of an order. */
export const toRow = ({ invoice, ...order }: Order) => ({
  ...order,
  buyer_name: invoice?.name ?? null,
  buyer_nip: invoice?.nip ?? null,
  buyer_address: invoice?.address ?? null,
  buyer_email: invoice?.email ?? null,
  unpaid_since: order.paid_at === null ? order.placed_at : null,
})
