import { useHref } from '#web/here.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import { shortDay } from '../said.ts'
import css from '../contact.module.css'

/** The next working days, each a link to its terms; one that is booked out is no link. */
export const Days = ({ days, chosen }: { days: readonly { day: string; free: number }[]; chosen: string | null }) => {
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
          const { weekday, date } = shortDay(day, language)
          const shown = (
            <>
              <span className={css['weekday']}>{weekday}</span> <span className={css['date']}>{date}</span>{' '}
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
                  {shown}
                </a>
              ) : (
                <span>{shown}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
