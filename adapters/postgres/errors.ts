import { Unavailable } from '#core/ports/unavailable.ts'

/** Error of PostgreSQL or its driver: SQLSTATE or system error code, and the violated constraint. */
export interface DatabaseError {
  readonly code?: string
  readonly constraint?: string
}

/** Wrong password, role or database name: an operator must correct the configuration. */
const accessDenied = /^(28000|28P01|3D000)$/

/**
 * Codes of an unreachable database; `08P01` is a protocol error of a reachable one. `25006`: a primary has become a
 * replica, and its address leads there no longer for long.
 */
const unreachable = /^(25006|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[1-5]|53300|08(?!P01)...)$/

/** No space on the disk, or no memory: a retry may succeed later. */
const outOfResources = /^(53100|53200)$/

/** Returns the first error in the chain of causes that has a code: MikroORM wraps the driver's errors. */
export const databaseError = (error: unknown): DatabaseError => {
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : 'previous' in at ? at.previous : undefined)
    if ('code' in at && typeof at.code === 'string') return at as DatabaseError
  return {}
}

/** Returns true when the database is unreachable and a retry may succeed later. */
export const isUnreachable = (error: unknown) =>
  unreachable.test(databaseError(error).code ?? '') ||
  (error instanceof Error && /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message))

/** Returns true when the transaction should be repeated (serialisation failure, deadlock). */
export const isRepeatable = (error: unknown) => ['40001', '40P01'].includes(databaseError(error).code ?? '')

/** Converts an error to a defect: Unavailable when the database is unreachable or denies access. */
export const asDefect = (error: unknown): unknown => {
  if (isUnreachable(error)) return new Unavailable({ detail: 'The database is not reachable.' })
  if (accessDenied.test(databaseError(error).code ?? ''))
    return new Unavailable({ detail: 'The database denies access: wrong password, role or name.' })
  if (outOfResources.test(databaseError(error).code ?? '')) return new Unavailable({ detail: 'The database has no space or memory left.' })
  return error
}
