import { Failure } from '#core/kernel/failure.ts'

/** The area, the city or a facet of a search is invalid: `error/validation` with messages by field. */
export class InvalidSearch extends Failure('Validation', 'invalid') {}
