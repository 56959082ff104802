import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { ReportLimitReached } from '../contract/errors.ts'
import { dailyLimit } from '../contract/reasons.ts'
import { Reports } from '../domain/reports.port.ts'
import { listReports } from './list-reports.query.ts'
import { CaseTable, ReportTable } from './tables.ts'

// The row stays locked: who reports the same thing meanwhile waits for it.
const openQuery = `insert into reports_case (id, target_type, target_id, facility_id, title, state, opened_at) values (?, ?, ?, ?, ?, 'open', ?)
  on conflict (target_type, target_id) where state = 'open' do update set title = excluded.title, facility_id = excluded.facility_id returning id`

const spendQuery = `insert into reports_day as d (account_id, day, reports) values (?, ?::date, 1)
  on conflict (account_id, day) do update set reports = d.reports + 1 where d.reports < ${dailyLimit} returning reports`

const reopenQuery = `update reports_case c set state = 'open', resolved_at = null where c.id = ? and c.state = 'resolved'
  and not exists (select 1 from reports_case o where o.target_type = c.target_type and o.target_id = c.target_id and o.state = 'open') returning c.id`

/** Creates the PostgreSQL repository of cases and reports. */
export const makeReports = provide(Reports, { db: Db }, ({ db }): Reports => {
  const findCase = (id: string, options: object = {}) =>
    isUuid(id)
      ? db.query((em) => em.findOne(CaseTable, { id }, options)).pipe(Effect.map((row) => (row ? { ...row } : null)))
      : Effect.succeed(null)
  return {
    ...listReports(db),
    openCase: Effect.fn('reports.open-case')(function* (given) {
      const { id, target_type, target_id, facility_id, title, opened_at } = given
      const [row] = yield* db.rows<{ id: string }>(openQuery, [id, target_type, target_id, facility_id, title, opened_at])
      return (yield* findCase(row?.id ?? id)) ?? given
    }),
    caseIdOf: (id) =>
      isUuid(id)
        ? db
            .rows<{ id: string }>('select id from reports_case where id = ? union all select case_id from reports_report where id = ?', [
              id,
              id,
            ])
            .pipe(Effect.map(([row]) => row?.id ?? null))
        : Effect.succeed(null),
    lockCase: (id) => findCase(id, forUpdate),
    caseById: (id) => findCase(id),
    saveCase: ({ id, ...changed }) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(CaseTable, { id })
          if (row) em.assign(row, changed)
        }),
      ),
    reopenCase: (id) => db.rows(reopenQuery, [id]).pipe(Effect.map((rows) => rows.length > 0)),
    spend: Effect.fn('reports.spend')(function* (accountId, day) {
      const spent = yield* db.rows(spendQuery, [accountId, day])
      if (spent.length === 0) return yield* new ReportLimitReached()
    }),
    add: Effect.fn('reports.add')(function* (report, notifier) {
      yield* db.query((em) => em.create(ReportTable, report))
      if (notifier)
        yield* db.rows('insert into reports_notifier (report_id, name, email, language, sent_at) values (?, ?, ?, ?, ?) returning 1', [
          report.id,
          notifier.name,
          notifier.email,
          notifier.language,
          report.reported_at,
        ])
    }),
    openOf: Effect.fn('reports.open-of')(function* (type, targetId, accountId) {
      if (!isUuid(targetId)) return null
      const [found] = yield* db.rows<{ id: string }>(
        `select r.id from reports_report r join reports_case c on c.id = r.case_id
          where c.target_type = ? and c.target_id = ? and c.state = 'open' and r.account_id = ?`,
        [type, targetId, accountId],
      )
      const row = found ? yield* db.query((em) => em.findOne(ReportTable, { id: found.id })) : null
      return row ? { ...row } : null
    }),
    ofCase: (caseId, limit) =>
      db
        .query((em) => em.find(ReportTable, { case_id: caseId }, { orderBy: { reported_at: 'asc', id: 'asc' }, limit }))
        .pipe(Effect.map((rows) => rows.map((row) => ({ ...row })))),
    countOf: (caseId) =>
      db.rows('select reason, count(*)::int count from reports_report where case_id = ? group by reason order by 2 desc, 1', [caseId]),
    accountsOf: (caseId) =>
      db
        .rows<{ account_id: string }>('select account_id from reports_report where case_id = ? and account_id is not null', [caseId])
        .pipe(Effect.map((rows) => rows.map(({ account_id }) => account_id))),
    notifiersOf: (caseId) =>
      db.rows(
        `select n.report_id, n.name, n.email, n.language, r.number from reports_notifier n join reports_report r on r.id = n.report_id
          where r.case_id = ? order by r.reported_at, r.id`,
        [caseId],
      ),
    setDecided: Effect.fn('reports.set-decided')(function* (caseId, at) {
      yield* db.rows('update reports_report set decided_at = ? where case_id = ? returning 1', [at, caseId])
      yield* db.rows(
        'update reports_notifier n set decided_at = ? from reports_report r where r.id = n.report_id and r.case_id = ? returning 1',
        [at, caseId],
      )
    }),
  }
})
