import { Failure } from '#core/kernel/failure.ts'

/** The account has no such claim. */
export class ClaimNotFound extends Failure('ClaimNotFound', 'not-found') {}
/** The claim is in a state that does not allow this step; `detail` is the state. */
export class ClaimClosed extends Failure('ClaimClosed', 'conflict') {}
/** The account has another open claim for this facility. */
export class ClaimExists extends Failure('ClaimExists', 'conflict') {}
/** The account runs this facility already. */
export class FacilityYours extends Failure('FacilityYours', 'conflict') {}
/** The facility has closed, so that nobody can take over its profile. */
export class FacilityClosed extends Failure('FacilityClosed', 'conflict') {}
/** The register states no e-mail address to which a code could be sent; proof documents are the other way. */
export class CodeUnavailable extends Failure('CodeUnavailable', 'conflict') {}
/** Too many wrong codes: proof documents are the only way left. */
export class CodeLocked extends Failure('CodeLocked', 'limit-reached') {}
/** The code was used, replaced or has expired. */
export class CodeGone extends Failure('CodeGone', 'gone') {}
/** The code is wrong. */
export class WrongCode extends Failure('WrongCode', 'invalid') {
  constructor() {
    super({ schema: { code: ['claims.code.wrong'] } })
  }
}
/** Facilities with a similar name exist in the same town; the visitor must confirm that it is none of them. */
export class SimilarFacilities extends Failure('SimilarFacilities', 'conflict') {
  constructor() {
    super({ schema: { none_of_them: ['claims.signup.similar'] } })
  }
}
