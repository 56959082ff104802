import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { ApplicationExists } from '../contract/errors.ts'
import type { ApplicationStatus } from '../contract/statuses.ts'
import type { ReadLog } from '../domain/application.ts'
import {
  ApplicationHistory,
  Applications,
  applicationsOf,
  type SealedContent,
  type SealedMessage,
  stepsOf,
} from '../domain/applications.port.ts'
import type { Waiting } from '../domain/waiting-list.ts'
import { ApplicationTable, StepTable } from './tables.ts'

/** Creates the PostgreSQL repository of applications. */
export const makeApplications = provide(
  Applications,
  { db: Db },
  ({ db }): Applications => ({
    ...applicationsOf(makeTableStore(db, ApplicationTable, { constraints: { recruitment_application_child: ApplicationExists } })),
    ...makeApplicationLists({ db }),
  }),
)

type Lists = Omit<Applications, keyof ReturnType<typeof applicationsOf>>

const listed = 'in (select jsonb_array_elements_text(?::jsonb)::uuid)'

// A position is counted over the whole list, since ranks have gaps where somebody has left.
const positions = `
select id, position from (
  select id, row_number() over (partition by facility_id, waiting_group order by waiting_rank, id)::int position from recruitment_application
    where status = 'waitlisted' and (facility_id, waiting_group) in
      (select facility_id, waiting_group from recruitment_application where status = 'waitlisted' and id ${listed})
) list where id ${listed}`

// Read from the facilities that were merged, and from the applications that a merge has moved: both are few.
const misplaced = `
select a.id from facility f join recruitment_application a on a.applied_to = f.id
  where f.merged_into is not null and a.facility_id <> f.merged_into
union all
select a.id from recruitment_application a join facility f on f.id = a.applied_to
  where a.facility_id <> a.applied_to and f.merged_into is null`

const follow = `
update recruitment_application a set facility_id = coalesce(f.merged_into, f.id), version = a.version + 1
  from facility f where a.id ${listed} and f.id = a.applied_to and a.facility_id <> coalesce(f.merged_into, f.id)
    and not exists (select 1 from recruitment_application other
      where other.facility_id = coalesce(f.merged_into, f.id) and other.child_key = a.child_key and other.closed_at is null and a.closed_at is null)
  returning a.id`

/** Creates the statements about many applications: waiting lists, counters, jobs. */
export const makeApplicationLists = ({ db }: { readonly db: Db }): Lists => ({
  countByStatus: (facilityId) =>
    isUuid(facilityId)
      ? db
          .rows<{ status: ApplicationStatus; n: number }>(
            'select status, count(*)::int n from recruitment_application where facility_id = ? group by status',
            [facilityId],
          )
          .pipe(Effect.map((rows) => Object.fromEntries(rows.map(({ status, n }) => [status, n]))))
      : Effect.succeed({}),
  lockWaiting: (facilityId, group) =>
    db.rows<Waiting>(
      `select id, waiting_rank rank from recruitment_application where status = 'waitlisted' and facility_id = ? and waiting_group = ? order by id for update`,
      [facilityId, group],
    ),
  saveRanks: (ranks) =>
    Effect.asVoid(
      db.rows(
        `update recruitment_application a set waiting_rank = r.rank from jsonb_to_recordset(?::jsonb) as r(id uuid, rank integer)
          where a.id = r.id and a.status = 'waitlisted' returning a.id`,
        [JSON.stringify(ranks)],
      ),
    ),
  positionsOf: (of) =>
    of.length === 0
      ? Effect.succeed(new Map())
      : db
          .rows<{ id: string; position: number }>(positions, [JSON.stringify(of), JSON.stringify(of)])
          .pipe(Effect.map((rows) => new Map(rows.map(({ id, position }) => [id, position])))),
  countNew: (accountId) =>
    db
      .rows<{ facility_id: string; n: number }>(
        `select a.facility_id, count(*)::int n from access_grant g join recruitment_application a on a.facility_id = g.facility_id and a.status = 'new'
          where g.account_id = ? and 'facility-recruitment/read' = any(g.permissions) group by a.facility_id`,
        [accountId],
      )
      .pipe(Effect.map((rows) => Object.fromEntries(rows.map(({ facility_id, n }) => [facility_id, n])))),
  atDeletedFacilities: () =>
    db
      .rows<{ id: string }>(
        `select a.id from recruitment_application a join facility f on f.id = a.facility_id
          where a.closed_at is null and f.deleted_at is not null order by a.id`,
      )
      .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  followMerges: Effect.fn('recruitment.follow-merges')(function* () {
    const ids = (yield* db.rows<{ id: string }>(misplaced)).map(({ id }) => id)
    return ids.length === 0 ? 0 : (yield* db.rows(follow, [JSON.stringify(ids)])).length
  }),
  sealedWithOldKey: (prefix, afterId, limit) =>
    db.rows<SealedContent>(
      'select id, content, child_key from recruitment_application where id > ?::uuid and not starts_with(content, ?) order by id limit ?',
      [afterId, prefix, limit],
    ),
})

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Creates the PostgreSQL repository of histories and reads. */
export const makeApplicationHistory = provide(
  ApplicationHistory,
  { db: Db },
  ({ db }): ApplicationHistory => ({
    ...stepsOf(makeTableStore(db, StepTable)),
    logReads: (applicationIds, reader, kind, at) =>
      applicationIds.length === 0
        ? Effect.void
        : Effect.asVoid(
            db.rows(
              `insert into recruitment_read as known (application_id, viewer_account_id, by, kind, read_on, at, times)
              select id::uuid, ?, ?, ?, ?, ?, 1 from jsonb_array_elements_text(?::jsonb) id order by id
              on conflict (application_id, viewer_account_id, kind, read_on) do update set at = excluded.at, times = known.times + 1
              returning application_id`,
              [reader.id, reader.by, kind, toWarsawTime(at).day, at.toISOString(), JSON.stringify([...new Set(applicationIds)])],
            ),
          ),
    readsOf: (applicationId) =>
      db.rows<ReadLog>(
        `select application_id, by, kind, ${utc('at')} at, times from recruitment_read where application_id = ? order by recruitment_read.at desc limit 50`,
        [applicationId],
      ),
    messagesWithOldKey: (prefix, afterId, limit) =>
      db.rows<SealedMessage>(
        'select id, message from recruitment_step where id > ?::uuid and message is not null and not starts_with(message, ?) order by id limit ?',
        [afterId, prefix, limit],
      ),
  }),
)
