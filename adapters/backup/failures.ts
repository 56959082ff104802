import { Failure } from '#core/kernel/failure.ts'

/** The backup file cannot be written, or exists already. */
export class BackupNotWritten extends Failure('BackupNotWritten', 'conflict') {}

/** The file is missing, truncated, modified, or is not a backup. */
export class BackupDamaged extends Failure('BackupDamaged', 'malformed') {}

/** The backup cannot be restored into this database: it contains data, or its schema differs. */
export class BackupRefused extends Failure('BackupRefused', 'conflict') {}
