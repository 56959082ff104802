import type { OrderState } from '../contract/order.ts'

/** States that may follow each state of an order. */
const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['pending'],
  pending: ['paid'],
  paid: ['active', 'refunded'],
  active: ['expiring', 'refunded'],
  expiring: ['expired', 'refunded'],
  expired: [],
  refunded: [],
}

/** Returns whether an order may go from one state to another. */
export const mayBecome = (from: OrderState, to: OrderState): boolean => following[from].includes(to)

/** Moves an order through states, each of which must follow the one before; `null` when one may not. */
export const moveTo = <Order extends { readonly state: OrderState }>(order: Order, ...states: readonly OrderState[]): Order | null => {
  const isLegal = states.every((state, at) => mayBecome(states[at - 1] ?? order.state, state))
  return isLegal ? { ...order, state: states.at(-1) ?? order.state } : null
}
