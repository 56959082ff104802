import { monthName, nextDays } from '#core/kernel/dates.ts'
import { type TagView, tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import type { calendarData } from './calendar.data.ts'
import css from './calendar.module.css'
import { DayRow } from './DayRow.tsx'
import { DayPicture } from './drawings/DayPicture.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { monthsOf, type SchoolMonth } from './months.ts'
import { NextDay } from './NextDay.tsx'
import { schoolYear } from './school-year.ts'

type Calendar = ReturnType<typeof usePageData<typeof calendarData>>

/** Paper of each month, by its season. */
const seasonOf = (first: string) => (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor((Number(first.slice(5, 7)) % 12) / 3)]

/** Page of the school year as a wall calendar: the next day, then twelve months with their days (row NE-04). */
export const CalendarPage = () => {
  const t = useT()
  const { firstYear, days, highlight, undated, today } = usePageData<typeof calendarData>()
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight
              text={t('calendar.heading', { year: schoolYear(firstYear) })}
              highlight={(word) => <Highlight>{word}</Highlight>}
            />
          </h1>
          <p className={css['lead']}>{t('calendar.lead')}</p>
        </header>
        {highlight && <NextDay of={highlight} today={today} />}
        <ol className={css['months']} aria-label={t('calendar.months')}>
          {monthsOf(firstYear, days).map((month) => (
            <Month key={month.dates[0]} of={month} today={today} highlight={highlight?.id ?? null} />
          ))}
        </ol>
        {undated.length > 0 && (
          <section className={css['undated']} aria-labelledby="bez-daty">
            <h2 id="bez-daty">{t('calendar.undated')}</h2>
            <ul>
              {undated.map((tag) => (
                <DayRow key={tag.id} of={tag} posts={tag.posts} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  )
}

interface MonthProps {
  readonly of: SchoolMonth<Calendar['days'][number]>
  readonly today: string
  readonly highlight: TagView['id'] | null
}

/** One sheet of the calendar. */
const Month = ({ of: month, today, highlight }: MonthProps) => {
  const language = useLanguage()
  const { dates, days, continuing } = month
  const [first = ''] = dates
  const id = `miesiac-${first.slice(5, 7)}`
  return (
    <li className={`${css['month']} ${css[seasonOf(first) ?? 'autumn']}`}>
      <div className={css['sheet']}>
        <h2 id={id}>
          {monthName(first, language)} <small>{first.slice(0, 4)}</small>
        </h2>
        <MonthGrid dates={dates} spans={[...continuing, ...days]} today={today} />
      </div>
      {days.length > 0 ? (
        <ol aria-labelledby={id}>
          {days.map((day) => (
            <DayRow key={day.id} of={day} posts={day.posts} state={day.id === highlight ? 'highlight' : day.state} />
          ))}
        </ol>
      ) : (
        <Quiet of={month} />
      )}
    </li>
  )
}

const holidays = ['07', '08']

/** Month in which nothing begins: what goes on, or that there are holidays. */
const Quiet = ({ of: { dates, continuing } }: Pick<MonthProps, 'of'>) => {
  const t = useT()
  const language = useLanguage()
  const [going] = continuing
  const isHoliday = holidays.includes(dates[0]?.slice(5, 7) ?? '')
  return (
    <p className={css['quiet']}>
      {going ? <DayPicture of={going} /> : isHoliday && <DayPicture of={{ key: 'holidays', icon: '' }} />}
      {going
        ? t('calendar.until', { name: tagName(going, t, language), day: nextDays(going.to, going.to, language) })
        : t(isHoliday ? 'calendar.month.holidays' : 'calendar.month.none')}
    </p>
  )
}
