import { Failure } from '#core/kernel/failure.ts'

/** The facility has closed, so that nothing new begins there. */
export class FacilityInactive extends Failure('FacilityInactive', 'conflict') {}
