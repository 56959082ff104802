import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { define, provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { NewsPart } from '../contract/news-part.ts'
import { NewsLists, NewsRepository, newsOf } from '../domain/publications.port.ts'
import { NewsTable, VersionTable } from './tables.ts'

/** Creates the repository of posts in PostgreSQL. */
export const makeNews = provide(NewsRepository, { db: Db }, ({ db }) =>
  newsOf(makeTableStore(db, NewsTable), makeTableStore(db, VersionTable)),
)

const listed = 'f.active and f.deleted_at is null and f.merged_into is null'
const isPublic = `n.facility_id = f.id and n.status = 'published' and n.visibility = 'public' and not n.moderator_only and not n.hidden`

const feed = `n.status = 'published' and not n.moderator_only and not n.hidden and (
  (n.facility_id = any (?::uuid[]) and n.visibility in ('public', 'private')) or (n.facility_id = any (?::uuid[]) and n.visibility = 'public'))
  and exists (select 1 from facility f where f.id = n.facility_id and f.deleted_at is null and f.merged_into is null)`

const idsOf = (ids: readonly string[]) => `{${ids.filter(isUuid).join()}}`

/** Creates the lists of posts of many facilities in PostgreSQL. */
export const makeNewsLists = provide(
  NewsLists,
  { db: Db, repository: NewsRepository },
  ({ db, repository }): NewsLists => ({
    feed: Effect.fn('publications.read-feed')(function* ({ member, followed }, { limit, offset }) {
      const ranked = yield* db.rows<{ id: string; total: number }>(
        `select n.id, count(*) over ()::int total from publications_news n where ${feed} order by n.published_at desc, n.id desc limit ? offset ?`,
        [idsOf(member), idsOf(followed), limit, offset],
      )
      return { items: yield* repository.byIds(ranked.map(({ id }) => id)), total: ranked[0]?.total ?? 0 }
    }),
    ofFacilitiesDeletedBefore: Effect.fn('publications.of-deleted')(function* (at, limit) {
      const found = yield* db.rows<{ id: string }>(
        `select n.id from publications_news n join facility f on f.id = n.facility_id where f.deleted_at < ?::timestamptz order by n.id limit ?`,
        [at, limit],
      )
      return yield* repository.byIds(found.map(({ id }) => id))
    }),
  }),
)

/** Lists the public posts for the sitemap, the first published first. */
export const NewsSitemap = define(
  'publications/Sitemap',
  { db: Db },
  ({ db }): SitemapPages => ({
    count: () =>
      db
        .rows<{ n: number }>(`select count(*)::int n from publications_news n join facility f on ${listed} and ${isPublic}`)
        .pipe(Effect.map(([row]) => row?.n ?? 0)),
    slice: (offset, limit) =>
      db.rows<{ path: string; changed: string }>(
        `select '/placowka/' || f.slug || '/aktualnosci/' || n.slug path, (n.updated_at at time zone 'Europe/Warsaw')::date::text changed
           from publications_news n join facility f on ${listed} and ${isPublic} order by n.published_at, n.id limit ? offset ?`,
        [limit, offset],
      ),
  }),
)

/** Slot data: the three newest public posts of a facility, and how many there are. */
export const newsOfFacility = slotData(facilityProfileSlot, 'publications', {
  query: `select jsonb_build_object(
      'total', (select count(*) from publications_news n where ${isPublic}),
      'items', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from (
        select n.slug, n.kind, n.title, n.lead, to_char(n.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') published_at
          from publications_news n where ${isPublic} order by n.published_at desc, n.id desc limit 3) i))`,
  output: NewsPart,
})
