import { Failure } from '#core/kernel/failure.ts'

/** The account has saved as many materials as it may. */
export class TooManySaved extends Failure('TooManySaved', 'limit-reached') {}
