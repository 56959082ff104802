import { textDays } from '#core/kernel/dates.ts'
import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { newsPageTags } from '../../contract/page-tags.ts'
import { ShowCalendarPage, ShowDayPage } from '../../use-cases/calendar-pages.ts'
import { pagedTexts } from '../parts/paged-texts.ts'
import { calendarPath, schoolYear } from './school-year.ts'

/** Data of the pages depends on the day too; no page is cached beyond midnight. */
const tags = [newsPageTags.calendar, pageTags.facilities]

/** Loads the days of the school year. */
export const calendarData = pageData(
  ShowCalendarPage,
  () => ({}),
  ({ firstYear }, { t, href }): PageHead => ({
    values: { year: schoolYear(firstYear) },
    tags,
    crumbs: [{ label: t('publications.zone.title'), href: href('/strefa-nauczyciela') }, { label: t('publications.calendar.title') }],
  }),
)

/** Loads one day with its posts. */
export const dayData = pageData(
  ShowDayPage,
  ({ params, query }) => ({ param: params['param'] ?? '', page: parsePageNumber(query['page']) }),
  ({ tag, thisYear, posts }, { t, href, context: { language } }): PageHead => {
    const name = tagName(tag, t, language)
    return {
      ...pagedTexts(t, `${calendarPath}/${tag.param}`, posts.curPage, {
        title: t('publications.calendar.day.page-title', { name }),
        description:
          thisYear === null
            ? t('publications.calendar.day.description.undated', { name })
            : t('publications.calendar.day.description', { name, days: textDays(thisYear.from, thisYear.to, language) }),
      }),
      noindex: posts.itemsTotal === 0,
      tags: [...tags, ...posts.items.flatMap(({ facility_id }) => (facility_id === null ? [] : [pageTags.facility(facility_id)]))],
      crumbs: [
        { label: t('publications.zone.title'), href: href('/strefa-nauczyciela') },
        { label: t('publications.calendar.title'), href: href(calendarPath) },
        { label: name },
      ],
    }
  },
)
