import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { ApplicationExists, ApplicationNotFound } from '../contract/errors.ts'
import { openStatuses } from '../contract/statuses.ts'
import { Applications } from '../domain/applications.port.ts'
import { makeApplicationLists } from './application-lists.query.ts'
import { ApplicationTable, toApplication } from './tables.ts'

const constraints = { recruitment_application_child: ApplicationExists }
const newestFirst = { orderBy: { created_at: 'desc', id: 'desc' } } as const

/** Creates the PostgreSQL repository of applications. */
export const makeApplications = provide(Applications, { db: Db }, ({ db }): Applications => {
  const find = Effect.fn('recruitment.find')(function* (id: string, options: object = {}) {
    const row = isUuid(id) ? yield* db.query((em) => em.findOne(ApplicationTable, { id }, options)) : null
    return row ? toApplication(row) : yield* new ApplicationNotFound()
  })
  return {
    ...makeApplicationLists({ db }),
    byId: (id) => find(id),
    lock: (id) => find(id, forUpdate),
    ofAccount: (accountId) =>
      db
        .query((em) => em.find(ApplicationTable, { account_id: accountId }, newestFirst))
        .pipe(Effect.map((rows) => rows.map(toApplication))),
    lockOpenOf: (accountId) =>
      db
        .query((em) =>
          em.find(
            ApplicationTable,
            { account_id: accountId, status: { $in: [...openStatuses] } },
            { ...forUpdate, orderBy: { id: 'asc' } },
          ),
        )
        .pipe(Effect.map((rows) => rows.map(toApplication))),
    ofFacility: (facilityId, { statuses }, limit) =>
      isUuid(facilityId)
        ? db
            .query((em) =>
              em.find(
                ApplicationTable,
                { facility_id: facilityId, ...(statuses && { status: { $in: [...statuses] } }) },
                { ...newestFirst, limit },
              ),
            )
            .pipe(Effect.map((rows) => rows.map(toApplication)))
        : Effect.succeed([]),
    openOfChild: (facilityId, childKeys) =>
      db
        .query((em) => em.findOne(ApplicationTable, { facility_id: facilityId, child_key: { $in: [...childKeys] }, closed_at: null }))
        .pipe(Effect.map((row) => (row ? toApplication(row) : null))),
    add: (application) => Effect.asVoid(db.guarded(constraints, (em) => em.create(ApplicationTable, application))),
    save: (application) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(ApplicationTable, { id: application.id })
          if (row) em.assign(row, application)
        }),
      ),
  }
})
