import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../parts/parts.module.css'

/** When the facility has read the application. */
export const Reads = ({ reads }: Pick<ApplicationView, 'reads'>) => {
  const t = useT()
  const language = useLanguage()
  return (
    <section className={css['card']} aria-labelledby="odczyty">
      <h2 id="odczyty">{t('recruitment.own.reads')}</h2>
      {reads.length === 0 ? (
        <p className={css['quiet']}>{t('recruitment.own.reads.none')}</p>
      ) : (
        <ul className={css['reads']}>
          {reads.map(({ at, by, kind, times }) => (
            <li key={`${at}${by}${kind}`}>
              <time dateTime={at}>{factMoment(at, language)}</time>: {t(messageKey('recruitment.own.reads.by', by))},{' '}
              {t(messageKey('recruitment.own.reads', kind))}
              {times > 1 && ` (${times}×)`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
