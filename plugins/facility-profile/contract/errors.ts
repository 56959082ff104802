import { Failure } from '#core/kernel/failure.ts'

/** The facility was deleted by its owner or by support. */
export class FacilityGone extends Failure('FacilityGone', 'gone') {}
/** The facility has no telephone or e-mail of this kind. */
export class ContactNotFound extends Failure('ContactNotFound', 'not-found') {}
