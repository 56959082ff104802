import { Effect } from 'effect'
import { isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { storedFileSql } from '#plugins/uploads/contract/stored-file-sql.ts'
import { type IndexedMaterial, PublishedMaterials, SavedMaterials } from '../contract/materials.ts'
import { DocumentsSlotData, NewsSlotData, SiteNewsSlotData } from '../contract/news-slot-data.ts'
import type { NewsSection } from '../contract/terms.ts'
import { Announcements, announcementsOf } from '../domain/announcements.port.ts'
import { NewsLists, NewsRepository, newsOf, PostPages, savedMaterialsOf } from '../domain/publications.port.ts'
import { AnnouncementTable, NewsTable, SavedTable, VersionTable } from './tables.ts'

const idsOf = (ids: readonly string[]) => `{${ids.filter(isUuid).join()}}`
const listed = 'f.active and f.deleted_at is null and f.merged_into is null'

/** Creates the repository of posts in PostgreSQL. */
export const makeNews = provide(NewsRepository, { db: Db }, ({ db }) =>
  newsOf(makeTableStore(db, NewsTable), makeTableStore(db, VersionTable)),
)

/** Creates the repository of announcements in PostgreSQL. */
export const makeAnnouncements = provide(Announcements, { db: Db }, ({ db }) => announcementsOf(makeTableStore(db, AnnouncementTable)))

/** Creates the repository of saved materials in PostgreSQL. */
export const makeSavedMaterials = provide(SavedMaterials, { db: Db }, ({ db }) => savedMaterialsOf(makeTableStore(db, SavedTable)))

const inIndex = `section = 'materials' and facility_id is null and status = 'published' and not hidden`

/** Creates the reader of materials for the index of a process. */
export const makePublishedMaterials = provide(
  PublishedMaterials,
  { db: Db },
  ({ db }): PublishedMaterials => ({
    versions: () =>
      db.rows<{ id: string; version: number }>(
        `select id, version from publications_news where ${inIndex} order by published_at desc, id desc`,
      ),
    byIds: (ids) =>
      db.rows<IndexedMaterial>(
        `select id, version, title, lead || ' ' || aims lead, content, tag_ids, visibility, minutes, age_from, age_to, areas
           from publications_news where id = any (?::uuid[])`,
        [idsOf(ids)],
      ),
  }),
)

/** Posts on the page of news of a site, and files on that of documents. */
const onSite = { posts: 12, documents: 20 } as const

const forEverybody = `n.status = 'published' and n.visibility = 'public' and not n.moderator_only and not n.hidden`
const isPublic = `n.facility_id = f.id and ${forEverybody}`
/** Public posts of listed facilities that count, of the teacher zone and of the blog. */
const shownToAll = `publications_news n left join facility f on f.id = n.facility_id where ${forEverybody} and (n.facility_id is null or (${listed} and ${isCounted}))`
const inSection = (section: NewsSection | undefined) => (section === undefined ? '' : 'and n.section = ?')
const sectionOf = (section: NewsSection | undefined) => (section === undefined ? [] : [section])

/** The post is to no group, or to one of those that the parameter lists. */
const isToGroups = `(n.group_ids = '[]' or exists (select 1 from jsonb_array_elements_text(n.group_ids) g (id) where g.id = any (?::text[])))`
const ofMembers = `n.status = 'published' and not n.moderator_only and not n.hidden and n.visibility in ('public', 'private')`

const feed = `n.status = 'published' and not n.moderator_only and not n.hidden and (
  (n.facility_id = any (?::uuid[]) and n.visibility in ('public', 'private') and (n.facility_id = any (?::uuid[]) or ${isToGroups})) or (n.facility_id = any (?::uuid[]) and n.visibility = 'public'))
  and exists (select 1 from facility f where f.id = n.facility_id and f.deleted_at is null and f.merged_into is null)`

/** Creates the lists of posts of many facilities in PostgreSQL. */
export const makeNewsLists = provide(
  NewsLists,
  { db: Db, repository: NewsRepository },
  ({ db, repository }): NewsLists => ({
    feed: Effect.fn('publications.read-feed')(function* ({ member, staff, groups, followed }, { limit, offset }) {
      const ranked = yield* db.rows<{ id: string; total: number }>(
        `select n.id, count(*) over ()::int total from publications_news n where ${feed} order by n.published_at desc, n.id desc limit ? offset ?`,
        [idsOf(member), idsOf(staff), idsOf(groups), idsOf(followed), limit, offset],
      )
      return { items: yield* repository.byIds(ranked.map(({ id }) => id)), total: ranked[0]?.total ?? 0 }
    }),
    ofParent: Effect.fn('publications.read-of-parent')(function* (facilityId, groups, { limit, offset }) {
      if (!isUuid(facilityId)) return { items: [], total: 0 }
      const ranked = yield* db.rows<{ id: string; total: number }>(
        `select n.id, count(*) over ()::int total from publications_news n where n.facility_id = ? and ${ofMembers} and ${isToGroups}
           order by n.published_at desc, n.id desc limit ? offset ?`,
        [facilityId, idsOf(groups), limit, offset],
      )
      return { items: yield* repository.byIds(ranked.map(({ id }) => id)), total: ranked[0]?.total ?? 0 }
    }),
    lockSlugs: Effect.fn('publications.lock-slugs')(function* (section, slug) {
      yield* db.rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`publications slugs ${section}`])
      const taken = yield* db.rows<{ slug: string }>(
        `select slug from publications_news where facility_id is null and section = ? and (slug = ? or slug like ? || '-%')`,
        [section, slug, slug],
      )
      return new Set(taken.map((row) => row.slug))
    }),
    withTag: Effect.fn('publications.read-with-tag')(function* (tagId, { limit, offset }, section) {
      const ranked = yield* db.rows<{ id: string; total: number }>(
        `select n.id, count(*) over ()::int total from ${shownToAll} and n.tag_ids @> ?::jsonb ${inSection(section)}
          order by n.published_at desc, n.id desc limit ? offset ?`,
        [JSON.stringify([tagId]), ...sectionOf(section), limit, offset],
      )
      return { items: yield* repository.byIds(ranked.map(({ id }) => id)), total: ranked[0]?.total ?? 0 }
    }),
    countByTag: Effect.fn('publications.count-by-tag')(function* (tagIds, section) {
      const counted = yield* db.rows<{ tag: string; posts: number }>(
        `select t.tag, count(*)::int posts from ${shownToAll.replace(' where ', ' cross join lateral jsonb_array_elements_text(n.tag_ids) t(tag) where ')}
           and t.tag = any (?::text[]) ${inSection(section)} group by 1`,
        [idsOf(tagIds), ...sectionOf(section)],
      )
      return new Map(counted.map(({ tag, posts }) => [tag, posts]))
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

const pathSql = `case n.section when 'materials' then '/strefa-nauczyciela/' when 'blog' then '/blog/' else '/placowka/' || f.slug || '/aktualnosci/' end || n.slug`

/** Creates the lists of public posts for the sitemap in PostgreSQL. */
export const makePostPages = provide(
  PostPages,
  { db: Db },
  ({ db }): PostPages => ({
    of: (section) => ({
      count: () =>
        db
          .rows<{ n: number }>(`select count(*)::int n from ${shownToAll} ${inSection(section)}`, sectionOf(section))
          .pipe(Effect.map(([row]) => row?.n ?? 0)),
      slice: (offset, limit) =>
        db.rows<{ path: string; changed: string }>(
          `select ${pathSql} path, (n.updated_at at time zone 'Europe/Warsaw')::date::text changed
             from ${shownToAll} ${inSection(section)} order by n.published_at, n.id limit ? offset ?`,
          [...sectionOf(section), limit, offset],
        ),
    }),
  }),
)

const published = `to_char(n.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') published_at`
const newestFirst = 'order by n.published_at desc, n.id desc'

const newest = (limit: number, more = '') => `select jsonb_build_object(
      'total', (select count(*) from publications_news n where ${isPublic}),
      'items', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from (
        select n.id, n.slug, n.kind, n.title, n.lead, ${published} ${more} from publications_news n
          where ${isPublic} ${newestFirst} limit ${limit}) i))`

/** Slot data: the newest public posts of a facility on its profile. */
export const newsOfFacility = slotData(facilityProfileSlot, 'publications', { query: newest(3), output: NewsSlotData })

/** Slot data: the newest public posts of a facility on its site, with their covers; nothing where there are none. */
export const newsOfSite = slotData(facilitySiteSlot, 'news', {
  query: `${newest(onSite.posts, `, (${storedFileSql('n.cover_id')}) cover, n.cover_focus`)}
    where exists (select 1 from publications_news n where ${isPublic})`,
  output: SiteNewsSlotData,
})

/** Slot data: the files of public posts of a facility on its site, those of the newest post first. */
export const documentsOfSite = slotData(facilitySiteSlot, 'documents', {
  query: `select jsonb_agg(jsonb_build_object('file', d.file,
        'post', jsonb_build_object('id', d.id, 'slug', d.slug, 'title', d.title, 'published_at', d.published_at)) order by d.at)
      from (select s.file, n.id, n.slug, n.title, ${published}, row_number() over (${newestFirst}, a.n) at
        from publications_news n cross join lateral jsonb_array_elements_text(n.attachment_ids) with ordinality a(upload, n)
          cross join lateral (${storedFileSql('a.upload::uuid')}) s(file)
        where ${isPublic} ${newestFirst}, a.n limit ${onSite.documents}) d`,
  output: DocumentsSlotData,
})
