import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { DailyPageReads } from '../contract/scroll-depth.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

const maxNamesPerDay = 100
const today = `(?::timestamptz at time zone 'Europe/Warsaw')::date`
const count = `
with now as (select ${today} as day, ?::text as page)
insert into page_statistics_scroll_depth as d (day, page, times)
  select n.day, n.page, 1 from now n
   where exists (select from page_statistics_scroll_depth o where o.day = n.day and o.page = n.page)
      or (select count(*) from page_statistics_scroll_depth o where o.day = n.day) < ${maxNamesPerDay}
on conflict (day, page) do update set times = d.times + 1`
const ofLastDays = `
select d.day::text, d.page, d.times from page_statistics_scroll_depth d
 where d.day > ${today} - ?::int order by d.day desc, d.times desc, d.page`

/** Creates the PostgreSQL repository of scroll-depth counters. */
export const makeScrollDepthRepository = provide(
  ScrollDepthRepository,
  { db: Db },
  ({ db }): ScrollDepthRepository => ({
    count: (page, at) => Effect.asVoid(db.rows(count, [at.toISOString(), page])),
    ofLastDays: (days, now) => db.rows<DailyPageReads>(ofLastDays, [now.toISOString(), days]),
  }),
)
