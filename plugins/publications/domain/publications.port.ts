import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore, type Where } from '#core/ports/store.ts'
import { type NewsStatus, newsLimits } from '../contract/terms.ts'
import type { EarlierNews, News } from './publication.ts'
import type { NewsAccess } from './visibility.ts'

interface Page {
  readonly offset: number
  readonly limit: number
}

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
    const orderBy = access.writes ? ({ updated_at: 'desc', id: 'desc' } as const) : ({ published_at: 'desc', id: 'desc' } as const)
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
  /** Locks scheduled posts whose moment has come; those that another process has locked are left to it. */
  lockDue: (now: string, limit: number) =>
    posts.find({ status: 'scheduled', publish_at: { lte: now } }, { orderBy: { publish_at: 'asc' }, limit, lock: 'skip' }),
  remove: (id: string) => posts.remove({ id }),
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

/** Facilities whose posts a user reads: as a member also the private ones. */
export interface FeedFacilities {
  readonly member: readonly string[]
  readonly followed: readonly string[]
}

/** Lists posts of many facilities. */
export interface NewsLists {
  /** Returns the newest published posts of facilities that a member, or a follower, may read, and how many there are. */
  feed(facilities: FeedFacilities, page: Page): Effect.Effect<{ readonly items: readonly News[]; readonly total: number }>
  /** Returns posts of facilities that were deleted before a moment (ISO 8601), at most so many. */
  ofFacilitiesDeletedBefore(at: string, limit: number): Effect.Effect<readonly News[]>
}
export const NewsLists = token<NewsLists>('publications/NewsLists')

/** Repository of posts and their earlier versions. */
export interface NewsRepository extends ReturnType<typeof newsOf> {}
export const NewsRepository = token<NewsRepository>('publications/NewsRepository')
