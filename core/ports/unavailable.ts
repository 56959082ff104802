import { Failure } from '#core/kernel/failure.ts'

/** The database is away. Raised as a defect by adapters, so that no use-case has to name it; doorways answer 503 or exit 2. */
export class Unavailable extends Failure('Unavailable', 'unavailable') {}
