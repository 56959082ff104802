import { Failure } from '#core/kernel/failure.ts'

/** No batch has this id. */
export class BatchNotFound extends Failure('BatchNotFound', 'not-found') {}
/** The batch has already been rolled back. */
export class BatchAlreadyRolledBack extends Failure('BatchRolledBack', 'conflict') {}
/** No pair of a closed facility and its possible successor has this id. */
export class SuccessorNotFound extends Failure('SuccessorNotFound', 'not-found') {}
/** The pair has already been dismissed. */
export class SuccessorAlreadyDismissed extends Failure('SuccessorDismissed', 'conflict') {}
