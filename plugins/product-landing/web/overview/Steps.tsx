import { useT } from '#web/i18n/words.ts'
import css from './overview.module.css'

const steps = ['find', 'check', 'see'] as const

/** How one begins, in the order one does it. */
export const Steps = () => {
  const t = useT()
  return (
    <section aria-labelledby="poczatek" className={css['section']}>
      <h2 id="poczatek">{t('product-landing.steps.title')}</h2>
      <ol className={css['steps']}>
        {steps.map((name) => (
          <li key={name} className={css['step']}>
            <h3>{t(`product-landing.steps.${name}.title`)}</h3>
            <p className={css['quiet']}>{t(`product-landing.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
