import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { ListedReport, Reports } from '../domain/reports.port.ts'

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
