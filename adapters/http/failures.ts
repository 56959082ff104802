import { Failure } from '#core/kernel/failure.ts'

/** The request cannot be read: broken JSON, a broken address. */
export class BadRequest extends Failure('BadRequest', 'malformed') {}
/** No row has this address. */
export class NotFound extends Failure('NotFound', 'not-found') {}
/** The body is larger than a row takes. */
export class FileTooBig extends Failure('FileTooBig', 'too-large') {}
/** The body is of a kind that the row does not take. */
export class BadFileFormat extends Failure('BadFileFormat', 'unsupported') {}
/** A member is missing, wrong or unknown; `schema` says which. */
export class Validation extends Failure('Validation', 'invalid') {}
