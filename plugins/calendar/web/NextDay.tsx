import { nextDay, nextDays } from '#core/kernel/dates.ts'
import { isSeason, tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import dark from '#web/ui/primitives/dark-surface.module.css'
import type { calendarData } from './calendar.data.ts'
import { DayPicture } from './drawings/DayPicture.tsx'
import css from './next-day.module.css'

interface ComingProps {
  readonly of: NonNullable<ReturnType<typeof usePageData<typeof calendarData>>['highlight']>
  /** ISO day. */
  readonly today: string
}

const dayMs = 86_400_000

/** The day to prepare for: today's or the next one, large, with the days until it comes. */
export const NextDay = ({ of: day, today }: ComingProps) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { from, to, state, posts, param } = day
  const left = Math.round((Date.parse(from) - Date.parse(today)) / dayMs)
  return (
    <section className={`${dark['surface']} ${css['coming']}`} aria-labelledby="najblizszy">
      <DayPicture of={day} size="large" />
      <div className={css['text']}>
        <p className={css['label']}>
          {t(state !== 'now' ? 'calendar.highlight.next' : isSeason(day) ? 'calendar.highlight.season' : 'calendar.highlight.now')}
        </p>
        <h2 id="najblizszy">{tagName(day, t, language)}</h2>
        <p className={css['when']}>
          <time dateTime={from}>{from === to ? nextDay(from, language) : nextDays(from, to, language)}</time>
          {left > 0 && <strong>{left === 1 ? t('calendar.tomorrow') : t('calendar.in', { count: left })}</strong>}
        </p>
        <p className={css['action']}>
          <LinkButton look="main" href={href('calendar_day', { param })}>
            {t('calendar.see')}
          </LinkButton>
          <span>{posts === 0 ? t('calendar.posts.none') : t('calendar.posts', { count: posts })}</span>
        </p>
      </div>
    </section>
  )
}
