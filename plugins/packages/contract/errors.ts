import { Failure } from '#core/kernel/failure.ts'

/** No order has this id, or it is another account's. */
export class OrderNotFound extends Failure('OrderNotFound', 'not-found') {}
/** The order does not wait for its payment: it is paid already, or over. */
export class OrderNotPending extends Failure('OrderNotPending', 'conflict') {}
/** The order is not paid, costs nothing, or was refunded already; `detail` is its state. */
export class OrderNotRefundable extends Failure('OrderNotRefundable', 'conflict') {}
/** The facility has a package, or has had its trial. */
export class TrialUnavailable extends Failure('TrialUnavailable', 'conflict') {}
/** The notice of a payment is not signed by the payment provider, or is too old. */
export class BadSignature extends Failure('BadSignature', 'unauthenticated') {}
/** The notice of a payment was received before. */
export class PaymentKnown extends Failure('PaymentKnown', 'conflict') {}
/** The paid amount is not that of the order. */
export class PaymentMismatch extends Failure('PaymentMismatch', 'invalid') {}
