import { Effect } from 'effect'
import { countedTotal, registerImported } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { sources } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import type { DirectoryNumbers } from '../contract/directory-numbers.ts'
import { DirectoryCounts } from '../domain/directory-counts.port.ts'

// Synthetic data is detected in the statements, whose primary key begins with the source: no scan of facilities.
const sql = `
with place as (
  select voivodeship, sum(total) total, sum(total) filter (where category = 'zlobki') zlobki, sum(total) filter (where category = 'przedszkola') przedszkola
    from (select category, voivodeship, city_slug, ${countedTotal} total from facility_count) n where total > 0 group by voivodeship, city_slug)
select coalesce(sum(total), 0)::int facilities, coalesce(sum(zlobki), 0)::int zlobki, coalesce(sum(przedszkola), 0)::int przedszkola,
       count(*)::int localities, (select count(*)::int from (select distinct voivodeship from place) v) voivodeships,
       not ${registerImported} and exists (select 1 from jsonb_array_elements_text(?::jsonb) m(source)
                where exists (select 1 from facility_statement s where s.source = m.source and s.gone_on is null)) made
  from place`

const syntheticSources = JSON.stringify(sources.filter(({ synthetic }) => synthetic).map(({ key }) => key))

/** Sums the maintained counts of all localities in one row. */
export const makeDirectoryCounts = provide(
  DirectoryCounts,
  { db: Db },
  ({ db }): DirectoryCounts => ({
    // An aggregate over all rows always returns one row.
    count: () => db.rows<DirectoryNumbers>(sql, [syntheticSources]).pipe(Effect.map((rows) => rows[0] as DirectoryNumbers)),
  }),
)
