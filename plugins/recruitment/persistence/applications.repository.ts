import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { ApplicationExists } from '../contract/errors.ts'
import { Applications, applicationsOf } from '../domain/applications.port.ts'
import { makeApplicationLists } from './application-lists.query.ts'
import { ApplicationTable } from './tables.ts'

/** Creates the PostgreSQL repository of applications. */
export const makeApplications = provide(
  Applications,
  { db: Db },
  ({ db }): Applications => ({
    ...applicationsOf(makeTableStore(db, ApplicationTable, { constraints: { recruitment_application_child: ApplicationExists } })),
    ...makeApplicationLists({ db }),
  }),
)
