import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { mean } from '../format.ts'
import css from './scores.module.css'

/** Aspects that are rated, in the order of the form. */
export const aspects = ['cleanliness', 'staff', 'food'] as const
export type Aspect = (typeof aspects)[number]

/** Means of the three aspects, each as a bar with its number. */
export const Scores = ({ of }: { readonly of: Readonly<Record<Aspect, number>> }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <dl className={css['scores']}>
      {aspects.map((aspect) => (
        <div key={aspect}>
          <dt>{t(messageKey('opinions.list.aspect', aspect))}</dt>
          <dd>
            <Bar share={of[aspect] / 5} />
            {mean(of[aspect], language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Bar that is filled to a share between 0 and 1; the number beside it says the same. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
    <rect width={Math.round(share * 100)} height="8" />
  </svg>
)
