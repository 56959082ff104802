import { ExpiredJwt, InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import { Failure, type FailureClass } from '#core/kernel/failure.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { IdempotencyKeyInUse, IdempotencyKeyReused } from '#core/ports/idempotency.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { Definition } from './route-definition.ts'

/** The request cannot be parsed: malformed JSON or address, or too much of either. */
export class BadRequest extends Failure('BadRequest', 'malformed') {}
/** The request comes from another site. */
export class Forbidden extends Failure('Forbidden', 'forbidden') {}
/** No route has this address. */
export class NotFound extends Failure('NotFound', 'not-found') {}
/** The address has routes, but none with this method; `Allow` names theirs (RFC 9110, 15.5.6). */
export class MethodNotAllowed extends Failure('MethodNotAllowed', 'not-allowed') {}
/** The body is larger than the route accepts, apart from files. */
export class BodyTooBig extends Failure('BodyTooBig', 'too-large') {}
/** A file is larger than the route accepts, or there are too many of them. */
export class FileTooBig extends Failure('FileTooBig', 'too-large') {}
/** The body has another type, charset or coding than the route accepts; the value `expected` names what it accepts. */
export class UnsupportedMediaType extends Failure('UnsupportedMediaType', 'unsupported') {}
/** A member is missing, wrong or unknown; `schema` says which. */
export class Validation extends Failure('Validation', 'invalid') {}

/** Returns all errors of a route: those that it declares, those that its access rule and `version` imply, and those of the transport. */
export const errorsOf = ({
  method,
  requestType,
  access: may,
  errors: fails,
  session,
  idempotent,
  version,
}: Definition): readonly FailureClass[] => [
  ...new Set([
    ...fails,
    ...(version && method !== 'get' ? [VersionConflict] : []),
    Validation,
    BadRequest,
    TooManyRequests,
    Unavailable,
    // Public routes with a session accept an expired token: they issue the next one.
    ...(session && may === 'anyone' ? [] : [ExpiredJwt]),
    ...(may === 'anyone' ? [] : [MissingJwt]),
    ...(may === 'anyone' || may === 'user' ? [] : [InsufficientPermissions]),
    ...(method === 'get' ? [] : [BodyTooBig, ...(requestType === 'multipart' ? [FileTooBig] : []), UnsupportedMediaType]),
    ...(session ? [Forbidden] : []),
    ...(idempotent ? [IdempotencyKeyReused, IdempotencyKeyInUse] : []),
  ]),
]
