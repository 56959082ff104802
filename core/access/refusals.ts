import { Failure } from '#core/kernel/failure.ts'

/** Only who has signed in may do it. */
export class MissingJwt extends Failure('MissingJwt', 'unauthenticated') {}
/** The bearer token is over, or of a session that is: refresh it and ask again. */
export class ExpiredJwt extends Failure('ExpiredJwt', 'unauthenticated') {}
/** Signed in, and not allowed to; a newer token may hold more. */
export class InsufficientPermissions extends Failure('InsufficientPermissions', 'forbidden') {}
