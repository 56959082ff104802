import { Failure } from '#core/kernel/failure.ts'

/** The gallery has no photo with this id. */
export class PhotoNotFound extends Failure('PhotoNotFound', 'not-found') {}
/** The gallery has as many photos as the package allows. */
export class PhotoLimitReached extends Failure('PhotoLimitReached', 'limit-reached') {}
