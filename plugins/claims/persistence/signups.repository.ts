import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Signups } from '../domain/signups.port.ts'
import { SignupTable } from './tables.ts'

/** Creates the PostgreSQL repository of sign-ups. */
export const makeSignups = ({ db }: { readonly db: Db }): Signups => ({
  add: (signup) => Effect.asVoid(db.query((em) => em.create(SignupTable, signup))),
})
