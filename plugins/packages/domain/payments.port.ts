import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { BadSignature } from '../contract/errors.ts'
import type { PaymentNotice } from '../contract/order.ts'
import type { Order } from './order.ts'

/** Way in which orders are paid. */
export interface Payments {
  /** Address at which an order can be paid online; `null`: by bank transfer only. */
  payUrl(order: Order): string | null
  /** Fails unless the notice about the order comes from the payment provider, and lately. */
  verify(orderId: string, notice: PaymentNotice): Effect.Effect<void, BadSignature>
}
export const Payments = token<Payments>('packages/Payments')
