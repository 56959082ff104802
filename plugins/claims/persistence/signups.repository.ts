import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Signups } from '../domain/signups.port.ts'
import { SignupTable } from './tables.ts'

/** Creates the PostgreSQL repository of sign-ups. */
export const makeSignups = provide(
  Signups,
  { db: Db },
  ({ db }): Signups => ({
    add: (signup) => Effect.asVoid(db.query((em) => em.create(SignupTable, signup))),
  }),
)
