import { factDay } from '#core/kernel/dates.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import css from '../parts/desk.module.css'
import type { Facility } from './facility.ts'
import { factText, inOrder } from './fact-text.ts'

/** Facts of a facility with source and day, and below each the values that it overrides. */
export const Facts = ({ facility: { facts, overridden, numbers } }: { readonly facility: Facility }) => {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const origin = ({ source, number, on }: { source: string; number: string; on: string }) =>
    t('facility.origin', {
      source: [t(`source.${source}`), ...(source === 'owner' || source === 'support' ? [] : [number])].join(' '),
      on: factDay(on, language),
    })
  return (
    <section className={css['section']} aria-labelledby="fakty">
      <h2 id="fakty">{t('facility.facts')}</h2>
      <ul className={css['quiet']}>
        {numbers.map((one) => (
          <li key={`${one.source} ${one.number}`}>
            {origin(one)}
            {one.gone_on !== null && ` · ${t('facility.gone', { on: factDay(one.gone_on, language) })}`}
          </li>
        ))}
      </ul>
      <dl className={css['facts']}>
        {inOrder(facts).map((fact) => (
          <div key={fact.field} className={css['fact']}>
            <dt>{t(`field.${fact.field}`)}</dt>
            <dd>
              {factText(fact.field, fact.value, t)}
              <p className={css['other']}>{origin(fact)}</p>
              {overridden
                .filter(({ field }) => field === fact.field)
                .map((one) => (
                  <p key={`${one.source} ${one.number}`} className={css['other']}>
                    {t('facility.instead-of', { value: factText(one.field, one.value, t), origin: origin(one) })}
                  </p>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
