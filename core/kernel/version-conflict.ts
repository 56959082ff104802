import { Failure } from './failure.ts'

/** The edited version is no longer the newest (optimistic locking). */
export class VersionConflict extends Failure('VersionConflict', 'conflict') {}
