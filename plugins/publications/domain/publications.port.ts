import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { asStore, hasAny, type TableStore, type Where } from '#core/ports/store.ts'
import { newsLimits } from '../contract/limits.ts'
import type { SavedMaterial, SavedMaterials } from '../contract/materials.ts'
import type { NewsSection, NewsStatus, PostKind } from '../contract/terms.ts'
import type { EarlierNews, News } from './publication.ts'
import type { NewsAccess } from './visibility.ts'

interface Page {
  readonly offset: number
  readonly limit: number
}

/** Posts that an author, or with `null` anybody, has written. */
interface WrittenPosts {
  readonly section: NewsSection
  readonly author_id: string | null
  readonly status: NewsStatus | null
}

const newestFirst = { published_at: 'desc', id: 'desc' } as const
const lastChangedFirst = { updated_at: 'desc', id: 'desc' } as const
const forEverybody = { status: 'published', visibility: 'public', moderator_only: false, hidden: false } as const
/** Contests of the teacher zone and of the blog that everybody reads. */
const publicContests = { kind: 'contest', section: { in: ['materials', 'blog'] }, ...forEverybody } as const
/** Open contests that are shown at once. */
const maxOpen = 100

const readable = (facility_id: string, { reads, writes }: NewsAccess, status: NewsStatus | null): Where<News> => ({
  facility_id,
  visibility: { in: reads },
  ...(writes ? (status === null ? {} : { status }) : { status: 'published', moderator_only: false, hidden: false }),
})

/** Creates the repository of posts over their tables. */
export const newsOf = (posts: TableStore<News>, earlier: TableStore<EarlierNews>) => ({
  ...asStore(posts),
  /** Returns a page of the posts that a caller may read, and how many there are: the newest first, for writers the last changed. */
  list: Effect.fn('publications.list')(function* (facilityId: string, access: NewsAccess, status: NewsStatus | null, page: Page) {
    const where = readable(facilityId, access, status)
    const orderBy = access.writes ? lastChangedFirst : newestFirst
    return { items: yield* posts.find(where, { orderBy, ...page }), total: yield* posts.count(where) }
  }),
  /** Returns slugs of a facility's posts that begin like this one. */
  slugsOf: (facility_id: string) => posts.find({ facility_id }).pipe(Effect.map((all) => new Set(all.map(({ slug }) => slug)))),
  /** Returns posts in the order of their ids; those that do not exist are left out. */
  byIds: (ids: readonly string[]) =>
    posts.find({ id: { in: ids } }).pipe(
      Effect.map((found) => {
        const byId = new Map(found.map((news) => [news.id, news]))
        return ids.flatMap((id) => byId.get(id) ?? [])
      }),
    ),
  bySlug: (facility_id: string, slug: string) => posts.first({ facility_id, slug }),
  /** Returns a post that belongs to no facility by its slug. */
  bySlugIn: (section: NewsSection, slug: string) => posts.first({ section, slug, facility_id: null }),
  bySubmission: (submission_id: string) => posts.first({ submission_id }),
  /** Returns a page of the posts of a section that everybody reads, the newest first. */
  listPublic: Effect.fn('publications.list-public')(function* (section: NewsSection, kinds: readonly PostKind[], page: Page) {
    const where = { section, kind: { in: kinds }, ...forEverybody }
    return { items: yield* posts.find(where, { orderBy: newestFirst, ...page }), total: yield* posts.count(where) }
  }),
  /** Returns the contests that are open on a day: those that close first come first, those without a last day at the end. */
  openContests: Effect.fn('publications.open-contests')(function* (day: string) {
    const closing = yield* posts.find(
      { ...publicContests, closes_on: { gte: day } },
      { orderBy: { closes_on: 'asc', id: 'asc' }, limit: maxOpen },
    )
    return [...closing, ...(yield* posts.find({ ...publicContests, closes_on: null }, { orderBy: newestFirst, limit: maxOpen }))]
  }),
  /** Returns a page of the contests that are over on a day, the last closed first, and how many there are. */
  closedContests: Effect.fn('publications.closed-contests')(function* (day: string, page: Page) {
    const where = { ...publicContests, closes_on: { lt: day } } as const
    return { items: yield* posts.find(where, { orderBy: { closes_on: 'desc', id: 'desc' }, ...page }), total: yield* posts.count(where) }
  }),
  /** Returns a page of the posts of a section for those who write them: of an author alone, or all; the last changed first. */
  listWritten: Effect.fn('publications.list-written')(function* ({ section, author_id, status }: WrittenPosts, page: Page) {
    const where = { section, ...(author_id !== null && { author_id }), ...(status !== null && { status }) }
    return { items: yield* posts.find(where, { orderBy: lastChangedFirst, ...page }), total: yield* posts.count(where) }
  }),
  /** Locks scheduled posts whose moment has come; those that another process has locked are left to it. */
  lockDue: (now: string, limit: number) =>
    posts.find({ status: 'scheduled', publish_at: { lte: now } }, { orderBy: { publish_at: 'asc' }, limit, lock: 'skip' }),
  remove: (id: string) => posts.remove({ id }),
  /** Locks the materials of an author. */
  lockMaterialsOf: (author_id: string) => posts.find({ section: 'materials', author_id }, { orderBy: { id: 'asc' }, lock: 'wait' }),
  ofFacility: (facility_id: string) => posts.find({ facility_id }),
  /** Returns the earlier versions of a post, the newest first. */
  versionsOf: (news_id: string) => earlier.find({ news_id }, { orderBy: { number: 'desc' }, limit: newsLimits.versions }),
  version: (news_id: string, number: number) => earlier.first({ news_id, number }),
  lastNumber: (news_id: string) =>
    earlier.first({ news_id }, { orderBy: { number: 'desc' } }).pipe(Effect.map((version) => version?.number ?? 0)),
  /** Adds an earlier version, and removes those that are no longer kept. */
  keepVersion: Effect.fn('publications.keep-version')(function* (version: EarlierNews) {
    yield* earlier.add(version)
    yield* earlier.remove({ news_id: version.news_id, number: { lte: version.number - newsLimits.versions } })
  }),
})

/** Facilities whose posts a user reads: as a member also the private ones, of those to groups the ones to these groups. */
export interface FeedFacilities {
  readonly member: readonly string[]
  /** Facilities whose posts to all groups the user reads, as one of the staff. */
  readonly staff: readonly string[]
  /** Groups of the user's children. */
  readonly groups: readonly string[]
  readonly followed: readonly string[]
}

/** Lists posts of many facilities. */
export interface NewsLists {
  /** Returns the newest published posts of facilities that a member, or a follower, may read, and how many there are. */
  feed(facilities: FeedFacilities, page: Page): Effect.Effect<{ readonly items: readonly News[]; readonly total: number }>
  /** Returns a page of the published posts of a facility that a parent with children in these groups reads, the newest first. */
  ofParent(
    facilityId: string,
    groups: readonly string[],
    page: Page,
  ): Effect.Effect<{ readonly items: readonly News[]; readonly total: number }>
  /** Locks the slugs of a section until the transaction ends; returns those that are this slug, or it with a number. */
  lockSlugs(section: NewsSection, slug: string): Effect.Effect<ReadonlySet<string>>
  /**
   * Returns the newest public posts of listed facilities, of the teacher zone and of the blog with a tag, and how many
   * there are; with a section, its posts alone.
   */
  withTag(tagId: string, page: Page, section?: NewsSection): Effect.Effect<{ readonly items: readonly News[]; readonly total: number }>
  /** Counts them by tag. */
  countByTag(tagIds: readonly string[], section?: NewsSection): Effect.Effect<ReadonlyMap<string, number>>
  /** Returns posts of facilities that were deleted before a moment (ISO 8601), at most so many. */
  ofFacilitiesDeletedBefore(at: string, limit: number): Effect.Effect<readonly News[]>
}
export const NewsLists = token<NewsLists>('publications/NewsLists')

/** Public posts for the sitemap. */
export interface PostPages {
  /** Returns the pages of the posts of a section, of those of facilities the listed ones, the first published first. */
  of(section: NewsSection): SitemapPages
}
export const PostPages = token<PostPages>('publications/PostPages')

/** Creates the repository of saved materials over its table. */
export const savedMaterialsOf = (saved: TableStore<SavedMaterial>): SavedMaterials => ({
  list: Effect.fn('publications.list-saved')(function* (account_id, page) {
    const items = yield* saved.find({ account_id }, { orderBy: { saved_at: 'desc', news_id: 'desc' }, ...page })
    return { ids: items.map(({ news_id }) => news_id), total: yield* saved.count({ account_id }) }
  }),
  has: (account_id, news_id) => hasAny(saved.count({ account_id, news_id })),
  count: (account_id) => saved.count({ account_id }),
  put: (material) => saved.put(material),
  remove: (account_id, news_id) => saved.remove({ account_id, news_id }),
})

/** Repository of posts and their earlier versions. */
export interface NewsRepository extends ReturnType<typeof newsOf> {}
export const NewsRepository = token<NewsRepository>('publications/NewsRepository')
