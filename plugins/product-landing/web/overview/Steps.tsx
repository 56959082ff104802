import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './overview.module.css'

const steps = ['find', 'check', 'see'] as const

/** Section of the first steps, in order. */
export const Steps = () => {
  const t = useT()
  return (
    <section aria-labelledby="poczatek" className={css['section']}>
      <h2 id="poczatek">{t('product-landing.steps.title')}</h2>
      <ol className={css['steps']}>
        {steps.map((name) => (
          <li key={name} className={css['step']}>
            <h3>{t(messageKey('product-landing.steps', name, 'title'))}</h3>
            <p className={css['quiet']}>{t(messageKey('product-landing.steps', name, 'text'))}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
