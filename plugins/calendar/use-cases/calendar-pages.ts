import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { NewsNotFound } from '#plugins/publications/contract/errors.ts'
import { PublicPosts } from '#plugins/publications/contract/public-posts.ts'
import { schoolYearOf } from '#plugins/tags/contract/calendar.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { datesIn, highlightOf, schoolCalendarOf } from '../services/school-calendar.ts'

const perPage = 12

/** Shows the days of the school year with the number of their posts, and occasions without a date (row NE-04). */
export const ShowCalendarPage = define(
  'calendar/ShowCalendarPage',
  { tags: TagLookup, posts: PublicPosts, clock: Clock },
  ({ tags, posts, clock }) =>
    Effect.fn('calendar.show-calendar')(function* (_: Actor, _nothing: object) {
      const today = toWarsawTime(clock.now()).day
      const all = yield* tags.ofCategories(['type_date_event'])
      const { firstYear, days } = schoolCalendarOf(today, all)
      const counts = yield* posts.countByTag(all.map(({ id }) => id))
      const counted = <Tag extends { readonly id: string }>(tag: Tag) => ({ ...tag, posts: counts.get(tag.id) ?? 0 })
      const shown = days.map(counted)
      return {
        today,
        firstYear,
        days: shown,
        highlight: highlightOf(shown),
        undated: all.filter(({ id }) => !days.some((day) => day.id === id)).map(counted),
      }
    }),
)

interface DayInput {
  /** URL parameter of its tag. */
  readonly param: string
  /** 0 where the address has an invalid one. */
  readonly page: number
}

/** Shows one day: its dates, the days before and after it, and a page of the posts of all sections with its tag (row NE-04). */
export const ShowDayPage = define('calendar/ShowDayPage', { tags: TagLookup, posts: PublicPosts, clock: Clock }, ({ tags, posts, clock }) =>
  Effect.fn('calendar.show-day')(function* (_: Actor, { param, page }: DayInput) {
    const all = yield* tags.ofCategories(['type_date_event'])
    const tag = all.find((one) => one.param === param)
    if (tag === undefined || page === 0) return yield* new NewsNotFound()
    const today = toWarsawTime(clock.now()).day
    const paging = pagingOf({ page, limit: perPage })
    const { items, total } = yield* posts.withTag(tag.id, paging)
    if (page > 1 && items.length === 0) return yield* new NewsNotFound()
    const year = schoolYearOf(today)
    const { days } = schoolCalendarOf(today, all)
    const at = days.findIndex(({ id }) => id === tag.id)
    return {
      tag,
      thisYear: datesIn(year, tag.key),
      nextYear: datesIn(year + 1, tag.key),
      before: days[at - 1] ?? null,
      after: at === -1 ? null : (days[at + 1] ?? null),
      posts: pageOf(items, { total, ...paging }),
    }
  }),
)
