import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { TransparencyYear } from '../contract/transparency.ts'
import { Figures } from '../domain/decisions.port.ts'

const yearOf = (column: string) => `extract(year from ${column} at time zone 'Europe/Warsaw')::int`
const counts = (name: string, column: string, from: string, year: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object('${name}', g.${name}, 'count', g.count) order by g.count desc, g.${name}), '[]')
    from (select ${column} ${name}, count(*)::int count from ${from} where ${year} = y.year group by 1) g)`

const query = `with years as (
    select ${yearOf('reported_at')} as year from reports_report union select ${yearOf('decided_at')} from reports_decision
    union select ${yearOf('filed_at')} from reports_appeal)
  select y.year,
    (select count(*)::int from reports_report r where ${yearOf('r.reported_at')} = y.year) reports,
    (select count(*)::int from reports_report r where ${yearOf('r.reported_at')} = y.year and r.url is not null) without_account,
    ${counts('reason', 'r.reason', 'reports_report r', yearOf('r.reported_at'))} reasons,
    (select count(*)::int from reports_decision d where ${yearOf('d.decided_at')} = y.year) decisions,
    ${counts('outcome', 'd.outcome', 'reports_decision d', yearOf('d.decided_at'))} outcomes,
    (select count(*)::int from reports_decision d where ${yearOf('d.decided_at')} = y.year and d.automated) automated,
    (select round((percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.reported_at)) / 3600)::numeric, 1)::float8
      from reports_report r where r.decided_at is not null and ${yearOf('r.decided_at')} = y.year) median_hours,
    (select count(*)::int from reports_appeal a where ${yearOf('a.filed_at')} = y.year) appeals,
    (select count(*)::int from reports_appeal a where a.decided_at is not null and ${yearOf('a.decided_at')} = y.year) appeals_decided,
    (select count(*)::int from reports_appeal a where a.state = 'overturned' and ${yearOf('a.decided_at')} = y.year) overturned
  from years y order by y.year desc`

/** Creates the figures over PostgreSQL; a year is that of Warsaw. */
export const makeFigures = provide(
  Figures,
  { db: Db },
  ({ db }): Figures => ({
    byYear: () => Effect.map(db.rows<TransparencyYear>(query), (rows) => rows.map((row) => ({ ...row }))),
  }),
)
