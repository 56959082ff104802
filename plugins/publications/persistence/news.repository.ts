import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { provide } from '#core/kernel/define.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { NewsPart } from '../contract/news-part.ts'
import { NewsRepository, newsOf } from '../domain/publications.port.ts'
import { NewsTable, VersionTable } from './tables.ts'

/** Creates the repository of posts in PostgreSQL. */
export const makeNews = provide(NewsRepository, { db: Db }, ({ db }) =>
  newsOf(makeTableStore(db, NewsTable), makeTableStore(db, VersionTable)),
)

const isOpen = `n.facility_id = f.id and n.status = 'published' and n.visibility = 'public' and not n.moderator_only`

/** Slot data: the three newest public posts of a facility, and how many there are. */
export const newsOfFacility = slotData(facilityProfileSlot, 'publications', {
  query: `select jsonb_build_object(
      'total', (select count(*) from publications_news n where ${isOpen}),
      'items', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from (
        select n.slug, n.kind, n.title, n.lead, to_char(n.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') published_at
          from publications_news n where ${isOpen} order by n.published_at desc, n.id desc limit 3) i))`,
  output: NewsPart,
})
