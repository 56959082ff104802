import { normalizeEmail } from './email.ts'

/**
 * Returns whether the repeated value of a field matches the first one; e-mail addresses are compared as they are
 * stored, a missing repetition matches.
 */
export const repeatedValueMatches = (name: string, first: unknown, repeated: unknown): boolean =>
  repeated === undefined || normalized(name, first) === normalized(name, repeated)

const normalized = (name: string, value: unknown) => (/e-?mail/i.test(name) && typeof value === 'string' ? normalizeEmail(value) : value)
