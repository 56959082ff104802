import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { BadSignature } from '../contract/errors.ts'
import { Offer } from '../domain/offer.ts'
import { Payments } from '../domain/payments.port.ts'
import { makeSignedPayments } from './signed-payments.ts'

/** Payments by proforma and bank transfer, which only support confirms. */
const bankTransfer: Payments = { payUrl: () => null, verify: () => Effect.fail(new BadSignature()) }

/** Creates the way of payment that the operator has set. */
export const makePayments = provide(
  Payments,
  { offer: Offer, signatures: MessageSignatures, clock: Clock },
  ({ offer: { provider }, signatures, clock }) => (provider === null ? bankTransfer : makeSignedPayments({ provider, signatures, clock })),
)
