import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { mean } from '../format.ts'
import css from '../profile.module.css'

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
const Bar = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
    <rect width={Math.round(share * 100)} height="8" />
  </svg>
)

/** Numbers of opinions by their rounded mean, the best first. */
export const Distribution = ({ of }: { readonly of: readonly number[] }) => {
  const t = useT()
  const all = Math.max(
    1,
    of.reduce((sum, one) => sum + one, 0),
  )
  return (
    <dl className={css['scores']} aria-label={t('opinions.list.distribution')}>
      {of
        .map((count, at) => [at + 1, count] as const)
        .toReversed()
        .map(([stars, count]) => (
          <div key={stars}>
            <dt>{t('opinions.list.stars', { count: stars })}</dt>
            <dd>
              <Bar share={count / all} />
              {count}
            </dd>
          </div>
        ))}
    </dl>
  )
}
