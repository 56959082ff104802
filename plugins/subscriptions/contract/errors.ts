import { Failure } from '#core/kernel/failure.ts'

/** The account follows as many facilities as it may. */
export class SubscriptionsFull extends Failure('SubscriptionsFull', 'conflict') {}
/** No subscription of the user has this id. */
export class SubscriptionNotFound extends Failure('SubscriptionNotFound', 'not-found') {}
/** A link of a mail that was never sent. */
export class StopLinkNotFound extends Failure('StopLinkNotFound', 'not-found') {}
