import { textDays, weekdayDay } from '#core/kernel/dates.ts'
import { NewsList, usePostAddress } from '#plugins/publications/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { calendarPath, pathOfDay } from '../contract/addresses.ts'
import type { dayData } from './calendar.data.ts'
import { DayRow } from './DayRow.tsx'
import css from './day.module.css'
import { DayPicture } from './drawings/DayPicture.tsx'

/** Page of one day: when it is, what facilities, teachers and editors have published for it, and the days around it (row NE-04). */
export const DayPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const hrefOf = usePostAddress()
  const { tag, thisYear, nextYear, posts } = usePageData<typeof dayData>()
  // Missing where no plugin has the teacher zone.
  const zone = href('materials')
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <DayPicture of={tag} size="large" />
          <div>
            <h1>{tagName(tag, t, language)}</h1>
            {thisYear === null || nextYear === null ? (
              <p>{t('calendar.day.undated')}</p>
            ) : (
              <dl className={css['dates']}>
                <div>
                  <dt>{t('calendar.day.this-year')}</dt>
                  <dd>
                    <Dates of={thisYear} />
                  </dd>
                </div>
                <div>
                  <dt>{t('calendar.day.next-year')}</dt>
                  <dd>
                    <Dates of={nextYear} />
                  </dd>
                </div>
              </dl>
            )}
          </div>
        </header>
        <section className={css['posts']} aria-labelledby="wpisy">
          <h2 id="wpisy">{t('calendar.day.posts')}</h2>
          {posts.items.length === 0 ? (
            <EmptyList
              title={t('calendar.day.none')}
              subtitle={t('calendar.day.none.text')}
              actions={zone === undefined ? [] : [{ label: t('calendar.day.zone'), href: zone }]}
            />
          ) : (
            <NewsList items={posts.items} hrefOf={hrefOf} as="h3" />
          )}
          <Pager
            page={posts.curPage}
            pages={posts.pageTotal}
            address={(page) => href(pathOfDay(tag.param), undefined, page > 1 ? { page } : {})}
          />
        </section>
        <Neighbours />
      </div>
    </Container>
  )
}

const Dates = ({ of: { from, to } }: { readonly of: { readonly from: string; readonly to: string } }) => {
  const language = useLanguage()
  return <time dateTime={from}>{from === to ? weekdayDay(from, language) : textDays(from, to, language)}</time>
}

/** The days before and after it, and the calendar. */
const Neighbours = () => {
  const t = useT()
  const href = useHref()
  const { before, after } = usePageData<typeof dayData>()
  return (
    <nav className={css['neighbours']} aria-label={t('calendar.day.neighbours')}>
      <ul>
        {before && <DayRow of={before} label={t('calendar.day.before')} />}
        {after && <DayRow of={after} label={t('calendar.day.after')} />}
      </ul>
      <p>
        <a href={href(calendarPath)}>{t('calendar.day.all')}</a>
      </p>
    </nav>
  )
}
