import { factMoment, textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { lastDayOf } from '../../contract/offer.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../app.module.css'

/** History of an application: each step with its time, who took it, and the facility's message. */
export const Timeline = ({ history }: Pick<ApplicationView, 'history'>) => {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={css['partsCard']} aria-labelledby="przebieg">
      <h2 id="przebieg">{t('recruitment.detail.history')}</h2>
      <ol className={css['timeline']}>
        {history.map(({ at, by, status, message, group, offer_expires_at }) => (
          <li key={`${at}${status}`}>
            <p>
              <strong>{t(messageKey('recruitment.status', status))}</strong>
              {group !== null && `, ${t('recruitment.detail.years', { group })}`}
              {offer_expires_at !== null && `, ${textDay(lastDayOf(offer_expires_at), language)}`}
            </p>
            {message !== null && <blockquote>{message}</blockquote>}
            <p className={css['partsQuiet']}>
              <time dateTime={at}>{factMoment(at, language)}</time>, {t(messageKey('recruitment.detail.by', by))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
