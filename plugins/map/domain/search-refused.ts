import { Failure } from '#core/kernel/failure.ts'

/** A search whose area, city or facets cannot be: `error/validation` with the fields, as for any other body that is wrong. */
export class SearchRefused extends Failure('Validation', 'invalid') {}
