import { Failure } from '#core/kernel/failure.ts'

/** Authentication is required. */
export class MissingJwt extends Failure('MissingJwt', 'unauthenticated') {}
/** The bearer token or its session has expired: refresh it and repeat the request. */
export class ExpiredJwt extends Failure('ExpiredJwt', 'unauthenticated') {}
/** The user lacks the permission. */
export class InsufficientPermissions extends Failure('InsufficientPermissions', 'forbidden') {}
