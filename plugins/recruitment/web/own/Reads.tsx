import { factMoment } from '#core/kernel/dates.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../parts/parts.module.css'

/** When the facility has read the application. */
export const Reads = ({ reads }: Pick<ApplicationView, 'reads'>) => {
  const { t } = useTranslation('recruitment.own')
  const language = useLanguage()
  return (
    <section className={css['card']} aria-labelledby="odczyty">
      <h2 id="odczyty">{t('reads')}</h2>
      {reads.length === 0 ? (
        <p className={css['quiet']}>{t('reads.none')}</p>
      ) : (
        <ul className={css['reads']}>
          {reads.map(({ at, by, kind, times }) => (
            <li key={`${at}${by}${kind}`}>
              <time dateTime={at}>{factMoment(at, language)}</time>: {t(`reads.by.${by}`)}, {t(`reads.${kind}`)}
              {times > 1 && ` (${times}×)`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
