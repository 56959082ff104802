import { tightDay, tightWeekday } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import css from '../contact.module.css'

/** Next working days, each a link to its slots; a fully booked day is not a link. */
export const DayPicker = ({ days, chosen }: { days: readonly { day: string; free: number }[]; chosen: string | null }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  return (
    <nav aria-labelledby="dni">
      <h2 id="dni" className={css['small']}>
        {t('contact.presentation.days')}
      </h2>
      <ol className={css['days']}>
        {days.map(({ day, free }) => {
          const label = (
            <>
              <span className={css['weekday']}>{tightWeekday(day, language)}</span>{' '}
              <span className={css['date']}>{tightDay(day, language)}</span>{' '}
              <span className={css['free']}>
                {free > 0 ? t('contact.presentation.free', { count: free }) : t('contact.presentation.full')}
              </span>
            </>
          )
          const to = `${href('presentation', {}, { dzien: day })}#godziny`
          return (
            <li key={day}>
              {free > 0 ? (
                <a href={to} rel="nofollow" aria-current={day === chosen ? 'date' : undefined}>
                  {label}
                </a>
              ) : (
                <span>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
