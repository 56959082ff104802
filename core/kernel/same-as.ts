import { Schema } from 'effect'
import { agree } from './agree.ts'

/**
 * A rule over two members of a Struct: what is typed twice must agree, and the complaint stands at the second:
 * `Schema.Struct({ email: Email, email_repeat: Schema.String }).check(sameAs('email', 'email_repeat', 'EMAILS_DIFFER'))`.
 * Letters of addresses may differ in case; a repeated member that is left out agrees. It is asked once the members themselves are right.
 */
export const sameAs = <First extends string, Repeated extends string>(first: First, repeated: Repeated, message: string) =>
  Schema.makeFilter<Readonly<Partial<Record<First | Repeated, string | undefined>>>>(
    (members) => (agree(first, members[first], members[repeated]) ? undefined : { path: [repeated], issue: message }),
    { message },
  )
