import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import type { FeedPost } from './feeds.ts'
import type { NewsHead, NewsView } from './publication.ts'
import type { NewsSection } from './terms.ts'

/** Position in a list. */
export interface ListRange {
  readonly offset: number
  readonly limit: number
}

/** Posts at a position in a list, and how many the list has. */
export interface ListedPosts<Post> {
  readonly items: readonly Post[]
  readonly total: number
}

/** Post in a list of several sections. */
export interface PlacedPost extends NewsHead {
  /** Facility that has written it; `null` in the teacher zone and in the blog. */
  readonly facility: { readonly slug: string; readonly name: string; readonly city: string } | null
}

/** Posts that everybody reads, for pages of other plugins; the same for everybody, whoever asks. */
export interface PublicPosts {
  /** Lists the posts of a section that belongs to no facility, the newest first. */
  list(section: NewsSection, part: ListRange): Effect.Effect<ListedPosts<NewsHead>>
  /** Returns the newest of them for a feed. */
  newest(section: NewsSection, limit: number): Effect.Effect<readonly FeedPost[]>
  /** Returns one of them as a whole; `null` where there is none. */
  bySlug(section: NewsSection, slug: string): Effect.Effect<NewsView | null>
  /** Lists the posts with a tag of listed facilities, of the teacher zone and of the blog, or of one section alone, the newest first. */
  withTag(tagId: string, part: ListRange, section?: NewsSection): Effect.Effect<ListedPosts<PlacedPost>>
  /** Counts them by tag. */
  countByTag(tagIds: readonly string[], section?: NewsSection): Effect.Effect<ReadonlyMap<string, number>>
  /**
   * Returns the contests of the teacher zone and of the blog that are open on a day: those that close first come first,
   * those without a last day at the end.
   */
  openContests(day: string): Effect.Effect<readonly PlacedPost[]>
  /** Lists those that are over on a day, the last closed first. */
  closedContests(day: string, part: ListRange): Effect.Effect<ListedPosts<PlacedPost>>
  /** Returns the pages of the posts of a section for the sitemap, the first published first. */
  pagesOf(section: NewsSection): SitemapPages
}
export const PublicPosts = token<PublicPosts>('publications/PublicPosts')
