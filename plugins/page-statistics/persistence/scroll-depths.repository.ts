import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { DayOfPage } from '../contract/scroll-depth.ts'
import type { ScrollDepths } from '../domain/scroll-depths.port.ts'

const mostNamesADay = 100
const today = `(?::timestamptz at time zone 'Europe/Warsaw')::date`
const count = `
with now as (select ${today} as day, ?::text as page)
insert into page_statistics_scroll_depth as d (day, page, times)
  select n.day, n.page, 1 from now n
   where exists (select from page_statistics_scroll_depth o where o.day = n.day and o.page = n.page)
      or (select count(*) from page_statistics_scroll_depth o where o.day = n.day) < ${mostNamesADay}
on conflict (day, page) do update set times = d.times + 1`
const last = `
select d.day::text, d.page, d.times from page_statistics_scroll_depth d
 where d.day > ${today} - ?::int order by d.day desc, d.times desc, d.page`

/** The counters in PostgreSQL. */
export const makeScrollDepths = ({ db }: { readonly db: Db }): ScrollDepths => ({
  count: (page, at) => Effect.asVoid(db.rows(count, [at.toISOString(), page])),
  last: (days, now) => db.rows<DayOfPage>(last, [now.toISOString(), days]),
})
