import { Failure } from '#core/kernel/failure.ts'

/** No facility has this id or slug, or it was deleted. */
export class FacilityNotFound extends Failure('FacilityNotFound', 'not-found') {}
