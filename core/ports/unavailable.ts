import { Failure } from '#core/kernel/failure.ts'

/**
 * The database is unreachable. Adapters raise it as a defect, so that no use-case has to declare it; entry points
 * respond with 503 or exit code 2.
 */
export class Unavailable extends Failure('Unavailable', 'unavailable') {}
