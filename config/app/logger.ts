import { Cause } from 'effect'
import { type DestinationStream, type Logger, pino } from 'pino'
import { databaseError } from '#adapters/postgres/errors.ts'

/** Serialized error without personal data. */
export interface SerializedError {
  readonly type: string
  readonly message: string
  readonly constraint?: string
  readonly stack?: string
  readonly cause?: SerializedError
}

/** Maximum length of a message, in characters. */
const maxLength = 300

const personalDataPatterns = [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, /\+?\d(?:[\s-]?\d){8,}/g]

/** Replaces what looks like an e-mail address or a telephone number. */
const redactPersonalData = (text: string) =>
  personalDataPatterns.reduce((redacted, pattern) => redacted.replace(pattern, '…'), text).slice(0, maxLength)

/** Returns the message to log. Database error messages contain the values of the statement, so only their code is logged. */
const messageOf = (error: unknown): string => {
  const { code = '' } = databaseError(error)
  if (/^[0-9A-Z]{5}$/.test(code)) return `SQLSTATE ${code}`
  return redactPersonalData(error instanceof Error ? error.message : String(error))
}

/** Serializes an error without personal data: type, message, constraint and stack frames; other properties are dropped. */
export const serializeError = (thrown: unknown): SerializedError => {
  const error = Cause.isCause(thrown) ? Cause.squash(thrown) : thrown
  const { constraint } = databaseError(error)
  const named = typeof error === 'object' && error !== null && '_tag' in error ? String(error._tag) : undefined
  const frames = error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  return {
    type: named ?? (error instanceof Error ? error.constructor.name : typeof error),
    message: messageOf(error),
    ...(constraint && { constraint }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error instanceof Error && error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}

/** Creates the logger: one JSON object per line; errors logged as `err` are stripped of personal data. */
export const makeLogger = (level: string, destination?: DestinationStream): Logger =>
  destination ? pino({ level, serializers: { err: serializeError } }, destination) : pino({ level, serializers: { err: serializeError } })
