import { Failure } from '#core/kernel/failure.ts'

/** No review has this id. */
export class ReviewNotFound extends Failure('ReviewNotFound', 'not-found') {}
/** The review was decided meanwhile; its view tells by whom and why. */
export class ReviewDecided extends Failure('ReviewDecided', 'conflict') {}
/** Another member of support is working on the review; its view tells who and until when. */
export class ReviewLocked extends Failure('ReviewLocked', 'conflict') {}
/** The caller made the decision that is appealed; somebody else decides. */
export class DeciderExcluded extends Failure('DeciderExcluded', 'forbidden') {}
/** The reason is not one of the kind's reasons. */
export class UnknownReason extends Failure('UnknownReason', 'invalid') {
  constructor() {
    super({ schema: { reason: ['FIELD_INVALID'] } })
  }
}
