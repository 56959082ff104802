import { Failure } from '#core/kernel/failure.ts'

/** No facility has this slug or id. */
export class FacilityNotFound extends Failure('FacilityNotFound', 'not-found') {}
/** The facility was deleted by its owner or by support. */
export class FacilityGone extends Failure('FacilityGone', 'gone') {}
/** The facility has no telephone or e-mail of this kind. */
export class ContactNotFound extends Failure('ContactNotFound', 'not-found') {}
