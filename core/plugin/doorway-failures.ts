import { ExpiredJwt, InsufficientPermissions, MissingJwt } from '#core/access/refusals.ts'
import { Failure, type FailureClass } from '#core/kernel/failure.ts'
import { IdempotencyKeyReused } from '#core/ports/idempotency.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import type { Route } from './routes.ts'

/** The request cannot be read: broken JSON, a broken address, more of either than anyone needs. */
export class BadRequest extends Failure('BadRequest', 'malformed') {}
/** The request comes from another site. */
export class Forbidden extends Failure('Forbidden', 'forbidden') {}
/** No row has this address. */
export class NotFound extends Failure('NotFound', 'not-found') {}
/** The body, or a file in it, is larger than a row takes. */
export class FileTooBig extends Failure('FileTooBig', 'too-large') {}
/** The body is of a kind that the row does not take. */
export class BadFileFormat extends Failure('BadFileFormat', 'unsupported') {}
/** A member is missing, wrong or unknown; `schema` says which. */
export class Validation extends Failure('Validation', 'invalid') {}

/** All the ways in which a call of a row may fail: the use-case's own, and the doorway's before and after it. */
export const errorsOf = ({ method, access: may, errors: fails, session, idempotent }: Route): readonly FailureClass[] => [
  ...new Set([
    ...fails,
    ...[Validation, BadRequest, TooManyRequests, Unavailable],
    // Rows that make a new token take one that is over for none.
    ...(session && may === 'anyone' ? [] : [ExpiredJwt]),
    ...(may === 'anyone' ? [] : [MissingJwt]),
    ...(may === 'anyone' || may === 'user' ? [] : [InsufficientPermissions]),
    ...(method === 'get' ? [] : [FileTooBig, BadFileFormat]),
    ...(session ? [Forbidden] : []),
    ...(idempotent ? [IdempotencyKeyReused] : []),
  ]),
]
