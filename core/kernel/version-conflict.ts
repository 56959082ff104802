import { Failure } from './failure.ts'

/** Somebody changed it meanwhile: the version that was edited is no longer the newest. */
export class VersionConflict extends Failure('VersionConflict', 'conflict') {}
