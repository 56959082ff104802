import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { ReportLimitReached } from '../contract/errors.ts'
import { dailyLimit } from '../contract/reasons.ts'
import { type ListedReport, Reports, reportsOf } from '../domain/reports.port.ts'
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
  const cases = makeTableStore(db, CaseTable)
  const reports = makeTableStore(db, ReportTable)
  return {
    ...reportsOf(cases, reports),
    ...listReports(db),
    openCase: Effect.fn('reports.open-case')(function* (given) {
      const { id, target_type, target_id, facility_id, title, opened_at } = given
      const [row] = yield* db.rows<{ id: string }>(openQuery, [id, target_type, target_id, facility_id, title, opened_at])
      return (yield* cases.byId(row?.id ?? id)) ?? given
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
    reopenCase: (id) => db.rows(reopenQuery, [id]).pipe(Effect.map((rows) => rows.length > 0)),
    spend: Effect.fn('reports.spend')(function* (accountId, day) {
      const spent = yield* db.rows(spendQuery, [accountId, day])
      if (spent.length === 0) return yield* new ReportLimitReached()
    }),
    add: Effect.fn('reports.add')(function* (report, notifier) {
      yield* reports.add(report)
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
      return found ? yield* reports.byId(found.id) : null
    }),
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

const iso = (column: string) => `to_char(r.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`

const select = `select r.id, r.case_id, r.number, r.account_id, r.url, r.reason, r.text, ${iso('reported_at')}, ${iso('decided_at')},
    c.target_type, c.title, d.outcome, d.id decision_id
  from reports_report r join reports_case c on c.id = r.case_id
  left join lateral (select d.id, d.outcome from reports_decision d where d.case_id = r.case_id and r.decided_at is not null
    order by d.decided_at desc limit 1) d on true`
const newest = 'order by r.reported_at desc, r.id desc limit ? offset ?'

/** Lists reports by one statement for the page and one for the total. */
export const listReports = (db: Db): Pick<Reports, 'listOwn' | 'list'> => ({
  listOwn: Effect.fn('reports.list-own')(function* (accountId, { limit, offset }) {
    const items = yield* db.rows<ListedReport>(`${select} where r.account_id = ? ${newest}`, [accountId, limit, offset])
    const [counted] = yield* db.rows<{ total: number }>('select count(*)::int total from reports_report where account_id = ?', [accountId])
    return { items, total: counted?.total ?? 0 }
  }),
  list: Effect.fn('reports.list')(function* (state, { limit, offset }) {
    const where = state === undefined ? '' : `where (r.decided_at is null) = ${state === 'open'}`
    const items = yield* db.rows<ListedReport>(`${select} ${where} ${newest}`, [limit, offset])
    const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from reports_report r ${where}`)
    return { items, total: counted?.total ?? 0 }
  }),
})
