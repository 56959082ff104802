import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './landing.module.css'

const kinds = ['nursery', 'toddler_club', 'day_guardian', 'kindergarten', 'kindergarten_point', 'kindergarten_department'] as const

/** Explanations of the kinds of facilities. */
export const Kinds = () => {
  const t = useT()
  return (
    <section aria-labelledby="rodzaje" className={css['section']}>
      <h2 id="rodzaje">{t('landing.kinds.title')}</h2>
      <dl className={css['kinds']}>
        {kinds.map((kind) => (
          <div key={kind} className={css['kind']}>
            <dt>
              <span className={css['kindName']}>{t(messageKey('landing.kinds', kind, 'name'))}</span>{' '}
              <span className={css['age']}>{t(messageKey('landing.kinds', kind, 'age'))}</span>
            </dt>
            <dd>{t(messageKey('landing.kinds', kind, 'text'))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
