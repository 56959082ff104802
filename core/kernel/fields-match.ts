import { Schema } from 'effect'
import { repeatedValueMatches } from './repeated-value-matches.ts'

/**
 * Schema check for values that are entered twice: both fields must match, the error is reported at the second one:
 * `Schema.Struct({ email: Email, email_repeat: Schema.String }).check(fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'))`.
 * E-mail addresses may differ in their spelling; a missing repeated field matches. The check runs after the fields themselves are valid.
 */
export const fieldsMatch = <First extends string, Repeated extends string>(first: First, repeated: Repeated, message: string) =>
  Schema.makeFilter<Readonly<Partial<Record<First | Repeated, string | undefined>>>>(
    (members) => (repeatedValueMatches(first, members[first], members[repeated]) ? undefined : { path: [repeated], issue: message }),
    { message },
  )
