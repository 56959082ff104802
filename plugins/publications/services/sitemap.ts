import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { kindsOf } from '../contract/terms.ts'
import { blogPath, calendarPath, contestsPath, pathOfDay, teacherZonePath } from '../domain/addresses.ts'
import { NewsLists, NewsRepository, PublicPosts } from '../domain/publications.port.ts'

const first = { offset: 0, limit: 1 }

/** Pages of lists, of which search engines index those that list something, and all public posts. */
export const PublicationsSitemap = define(
  'publications/Sitemap',
  { repository: NewsRepository, lists: NewsLists, posts: PublicPosts, tags: TagLookup, clock: Clock },
  ({ repository, lists, posts, tags, clock }): SitemapPages => {
    const listPages = Effect.fn('publications.list-pages')(function* () {
      const days = yield* tags.ofCategories(['type_date_event'])
      const counts = yield* lists.countByTag(days.map(({ id }) => id))
      const today = toWarsawTime(clock.now()).day
      const closed = (yield* repository.closedContests(today, first)).total
      const hasContests = closed > 0 || (yield* repository.openContests(today)).length > 0
      const hasPosts = (yield* repository.listPublic('blog', kindsOf.blog, first)).total > 0
      const paths = [
        ...(hasPosts ? [blogPath] : []),
        ...(hasContests ? [contestsPath] : []),
        teacherZonePath,
        calendarPath,
        ...days.flatMap(({ id, param }) => (counts.has(id) ? [pathOfDay(param)] : [])),
      ]
      return paths.map((path) => ({ path, changed: null }))
    })
    return {
      count: () => Effect.map(Effect.all([listPages(), posts.count()]), ([pages, count]) => pages.length + count),
      slice: Effect.fn('publications.sitemap')(function* (offset, limit) {
        const pages = yield* listPages()
        const shown = pages.slice(offset, offset + limit)
        const rest = limit - shown.length
        return rest === 0 ? shown : [...shown, ...(yield* posts.slice(Math.max(0, offset - pages.length), rest))]
      }),
    }
  },
)
