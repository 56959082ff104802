import { define } from '#core/kernel/define.ts'
import { Installation } from '#core/ports/installation.ts'
import type { OrderView } from '../contract/order.ts'
import { numberOf, type Order } from '../domain/order.ts'
import { Payments } from '../domain/orders.port.ts'

/** Returns the address of an order's proforma. */
export const proformaUrl = ({ publicUrl }: Installation, orderId: string): string => `${publicUrl}/user/pakiet/proforma/${orderId}`

/** Builds the view of an order. */
export const ToOrderView = define(
  'packages/ToOrderView',
  { payments: Payments, installation: Installation },
  ({ payments, installation }) =>
    (order: Order, facilityName: string): OrderView => {
      const { serial: _, proforma: __, account_id: ___, language: ____, ...shown } = order
      return {
        ...shown,
        number: numberOf(order),
        facility_name: facilityName,
        currency: 'PLN',
        proforma_url: order.invoice === null ? null : proformaUrl(installation, order.id),
        pay_url: order.state === 'pending' ? payments.payUrl(order) : null,
      }
    },
)
