import { Cause } from 'effect'
import { type DestinationStream, type Logger, pino } from 'pino'
import { databaseError } from '#adapters/postgres/errors.ts'

/** An error as a log may hold it. */
export interface ToldError {
  readonly type: string
  readonly message: string
  readonly constraint?: string
  readonly stack?: string
  readonly cause?: ToldError
}

/** Longest message, characters. */
const longest = 300

const people = [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, /\+?\d(?:[\s-]?\d){8,}/g]

/** Without what looks like an address or a telephone number. */
const withoutPeople = (text: string) => people.reduce((told, pattern) => told.replace(pattern, '…'), text).slice(0, longest)

/** What the database says of an error repeats the statement with its values: of that the code and the constraint are told. */
const messageOf = (error: unknown): string => {
  const { code = '' } = databaseError(error)
  if (/^[0-9A-Z]{5}$/.test(code)) return `SQLSTATE ${code}`
  return withoutPeople(error instanceof Error ? error.message : String(error))
}

/** An error without personal data: type, message, constraint, and the frames of its stack; never what else hangs on it. */
export const tellError = (thrown: unknown): ToldError => {
  const error = Cause.isCause(thrown) ? Cause.squash(thrown) : thrown
  const { constraint } = databaseError(error)
  const named = typeof error === 'object' && error !== null && '_tag' in error ? String(error._tag) : undefined
  const frames = error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  return {
    type: named ?? (error instanceof Error ? error.constructor.name : typeof error),
    message: messageOf(error),
    ...(constraint && { constraint }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error instanceof Error && error.cause !== undefined && { cause: tellError(error.cause) }),
  }
}

/** The log: JSON, one line each; whatever is logged as `err` loses its personal data. */
export const makeLogger = (level: string, destination?: DestinationStream): Logger =>
  destination ? pino({ level, serializers: { err: tellError } }, destination) : pino({ level, serializers: { err: tellError } })
