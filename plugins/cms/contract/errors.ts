import { Failure } from '#core/kernel/failure.ts'

/** No city with a page in the catalogue has this id. */
export class CmsCityNotFound extends Failure('CmsCityNotFound', 'not-found') {}

/** There is no such version of the description. */
export class DescriptionVersionNotFound extends Failure('DescriptionVersionNotFound', 'not-found') {}
