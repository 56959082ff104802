import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { pagesBefore, staticPages } from '#core/plugin/sitemap.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { calendarPath, pathOfDay } from '../contract/addresses.ts'

/** The calendar, and the days that have posts. */
export const CalendarSitemap = define('calendar/Sitemap', { posts: PublicPosts, tags: TagLookup }, ({ posts, tags }) => {
  const paths = Effect.fn('calendar.list-pages')(function* () {
    const days = yield* tags.ofCategories(['type_date_event'])
    const counts = yield* posts.countByTag(days.map(({ id }) => id))
    return [calendarPath, ...days.flatMap(({ id, param }) => (counts.has(id) ? [pathOfDay(param)] : []))]
  })
  return pagesBefore(paths(), staticPages())
})
