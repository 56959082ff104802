import { Failure } from '#core/kernel/failure.ts'

/** The file cannot be made, or is there already. */
export class BackupNotWritten extends Failure('BackupNotWritten', 'conflict') {}

/** The file is missing, broken off, changed, or no backup at all. */
export class BackupDamaged extends Failure('BackupDamaged', 'malformed') {}

/** The database is not one into which this backup can go: it holds data, or its shape is another. */
export class BackupRefused extends Failure('BackupRefused', 'conflict') {}
