import { Failure } from '#core/kernel/failure.ts'

/** No batch has this id. */
export class BatchNotFound extends Failure('BatchNotFound', 'not-found') {}
/** The batch has already been rolled back. */
export class BatchAlreadyRolledBack extends Failure('BatchRolledBack', 'conflict') {}
