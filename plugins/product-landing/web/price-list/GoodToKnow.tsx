import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './good-to-know.module.css'

const questions = ['who', 'trial', 'pay', 'limits', 'end', 'order'] as const

/** Questions and answers about packages. */
export const GoodToKnow = ({ trialDays }: { readonly trialDays: number | null }) => {
  const t = useT()
  return (
    <section aria-labelledby="dobrze-wiedziec" className={css['section']}>
      <h2 id="dobrze-wiedziec">{t('product-landing.know.title')}</h2>
      <dl className={css['list']}>
        {questions
          .filter((name) => name !== 'trial' || trialDays !== null)
          .map((name) => (
            <div key={name}>
              <dt className={css['question']}>{t(messageKey('product-landing.know', name, 'question'))}</dt>
              <dd className={css['answer']}>{t(messageKey('product-landing.know', name, 'answer'), { days: trialDays })}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
