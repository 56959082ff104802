import type { Tone } from '#web/ui/primitives/Badge.tsx'
import type { OrderState } from '../contract/order.ts'

/** Tones of the badges of orders. */
export const orderTones: Readonly<Record<OrderState, Tone>> = {
  draft: 'plain',
  pending: 'warn',
  paid: 'good',
  active: 'good',
  expiring: 'warn',
  expired: 'plain',
  refunded: 'plain',
}
