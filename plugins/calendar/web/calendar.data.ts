import { textDays } from '#core/kernel/dates.ts'
import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { pagedTexts } from '#plugins/publications/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import type { Crumb, PageHead } from '#web/runtime/page-head.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { calendarPath, pathOfDay } from '../contract/addresses.ts'
import { calendarPageTag } from '../contract/page-tags.ts'
import { ShowCalendarPage, ShowDayPage } from '../use-cases/calendar-pages.ts'
import { schoolYear } from './school-year.ts'

/** Data of the pages depends on the day too; no page is cached beyond midnight. */
const tags = [calendarPageTag, pageTags.facilities]

/** Breadcrumb of the teacher zone; none where no plugin has it. */
const crumbsOfZone = ({ t, href }: Pick<PageRequest, 't' | 'href'>): readonly Crumb[] => {
  const zone = href('materials')
  return zone === undefined ? [] : [{ label: t('calendar.zone'), href: zone }]
}

/** Loads the days of the school year. */
export const calendarData = pageData(
  ShowCalendarPage,
  () => ({}),
  ({ firstYear }, request): PageHead => ({
    values: { year: schoolYear(firstYear) },
    tags,
    crumbs: [...crumbsOfZone(request), { label: request.t('calendar.title') }],
  }),
)

/** Loads one day with its posts. */
export const dayData = pageData(
  ShowDayPage,
  ({ params, query }) => ({ param: params['param'] ?? '', page: parsePageNumber(query['page']) }),
  ({ tag, thisYear, posts }, request): PageHead => {
    const { t, href, context } = request
    const { language } = context
    const name = tagName(tag, t, language)
    return {
      ...pagedTexts(t, pathOfDay(tag.param), posts.curPage, {
        title: t('calendar.day.page-title', { name }),
        description:
          thisYear === null
            ? t('calendar.day.description.undated', { name })
            : t('calendar.day.description', { name, days: textDays(thisYear.from, thisYear.to, language) }),
      }),
      noindex: posts.itemsTotal === 0,
      tags: [...tags, ...posts.items.flatMap(({ facility_id }) => (facility_id === null ? [] : [pageTags.facility(facility_id)]))],
      crumbs: [...crumbsOfZone(request), { label: t('calendar.title'), href: href(calendarPath) }, { label: name }],
    }
  },
)
