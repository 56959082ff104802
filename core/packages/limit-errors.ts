import { Failure } from '#core/kernel/failure.ts'

/** The acts of this month are used up, or there is no room. A plugin with a message of its own for a limit maps this failure to its own. */
export class LimitReached extends Failure('LimitReached', 'limit-reached') {}

/** The facility needs a package for this. */
export class PremiumRequired extends Failure('PremiumRequired', 'forbidden') {}

/** No limit has this key. */
export class LimitNotFound extends Failure('LimitNotFound', 'not-found') {}
