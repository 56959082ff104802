import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { BadSignature } from '../contract/errors.ts'
import type { PaymentNotice } from '../contract/order.ts'
import { Offer } from '../domain/offer.ts'
import { Payments } from '../domain/orders.port.ts'

interface Dependencies {
  readonly provider: { readonly url: string | null; readonly secret: string }
  readonly signatures: MessageSignatures
  readonly clock: Clock
}

/** Notices older or newer than this are refused, seconds. */
const tolerance = 300

/** Text that the payment provider signs. */
export const signedText = (orderId: string, { event, timestamp, amount }: Omit<PaymentNotice, 'signature'>): string =>
  [event, timestamp, orderId, amount].join('.')

/** Creates payments by a provider that signs its notices with a shared secret. */
export const makeSignedPayments = ({ provider: { url, secret }, signatures, clock }: Dependencies): Payments => ({
  payUrl: ({ id, gross }) => {
    if (url === null) return null
    const query = new URLSearchParams({ order: id, amount: String(gross), signature: signatures.sign(secret, `${id}.${gross}`) })
    return `${url}?${query}`
  },
  verify: (orderId, notice) => {
    const isRecent = Math.abs(clock.now().getTime() / 1000 - notice.timestamp) <= tolerance
    return isRecent && signatures.matches(secret, signedText(orderId, notice), notice.signature)
      ? Effect.void
      : Effect.fail(new BadSignature())
  },
})

/** Payments by proforma and bank transfer, which only support confirms. */
const bankTransfer: Payments = { payUrl: () => null, verify: () => Effect.fail(new BadSignature()) }

/** Creates the way of payment that the operator has set. */
export const makePayments = provide(
  Payments,
  { offer: Offer, signatures: MessageSignatures, clock: Clock },
  ({ offer: { provider }, signatures, clock }) => (provider === null ? bankTransfer : makeSignedPayments({ provider, signatures, clock })),
)
