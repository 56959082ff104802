import { Failure } from '#core/kernel/failure.ts'

/** There is no such post, or the caller may not read it. */
export class NewsNotFound extends Failure('NewsNotFound', 'not-found') {}

/** A post cannot go from its status to this one. */
export class NewsStatusRefused extends Failure('NewsStatusRefused', 'conflict') {}

/** There is no such version of the post. */
export class NewsVersionNotFound extends Failure('NewsVersionNotFound', 'not-found') {}

/** The pictures of a post that is to be published need the confirmation that consents are held for the children they show. */
export class ConsentsNeeded extends Failure('ConsentsNeeded', 'invalid') {}
