import { Unavailable } from '#core/ports/unavailable.ts'

/** What PostgreSQL and its driver say of an error: SQLSTATE or system code, and the constraint it names. */
export interface DatabaseError {
  readonly code?: string
  readonly constraint?: string
}

/** A password, role or database that is not there: nothing works until an operator mends it. */
const refusing = /^(28000|28P01|3D000)$/

/** `08P01` is a message that the database could not read: it is there. */
const away = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[1-5]|53300|08(?!P01)...)$/

/** The innermost error that carries a code: MikroORM wraps the driver's. */
export const databaseError = (error: unknown): DatabaseError => {
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : 'previous' in at ? at.previous : undefined)
    if ('code' in at && typeof at.code === 'string') return at as DatabaseError
  return {}
}

/** Whether the database is away and the same may work later. */
export const isAway = (error: unknown) =>
  away.test(databaseError(error).code ?? '') ||
  (error instanceof Error && /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(error.message))

/** Whether PostgreSQL asks to repeat the transaction (serialisation, deadlock). */
export const isRepeatable = (error: unknown) => ['40001', '40P01'].includes(databaseError(error).code ?? '')

/** An error as a defect: a database that is away or lets nobody in becomes Unavailable. */
export const asDefect = (error: unknown): unknown => {
  if (isAway(error)) return new Unavailable({ detail: 'The database is not reachable.' })
  if (refusing.test(databaseError(error).code ?? ''))
    return new Unavailable({ detail: 'The database lets nobody in: wrong password, role or name.' })
  return error
}
