import type { FieldName } from '#core/facilities/fields.ts'
import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../parts/desk.module.css'
import type { Facility } from './facility.ts'
import { factText, inOrder } from './fact-text.ts'

/** Facts of a facility with source and day, and below each the values that it overrides. */
export const Facts = ({ facility: { facts, overridden, numbers } }: { readonly facility: Facility }) => {
  const t = useT()
  const language = useLanguage()
  const origin = ({ source, number, on }: { source: string; number: string; on: string }) =>
    t('support.facility.origin', {
      source: [t(messageKey('support.source', source as SourceKey)), ...(source === 'owner' || source === 'support' ? [] : [number])].join(
        ' ',
      ),
      on: factDay(on, language),
    })
  return (
    <section className={css['section']} aria-labelledby="fakty">
      <h2 id="fakty">{t('support.facility.facts')}</h2>
      <ul className={css['quiet']}>
        {numbers.map((one) => (
          <li key={`${one.source} ${one.number}`}>
            {origin(one)}
            {one.gone_on !== null && ` · ${t('support.facility.gone', { on: factDay(one.gone_on, language) })}`}
          </li>
        ))}
      </ul>
      <dl className={css['facts']}>
        {inOrder(facts).map((fact) => (
          <div key={fact.field} className={css['fact']}>
            <dt>{t(messageKey('support.field', fact.field as FieldName))}</dt>
            <dd>
              {factText(fact.field, fact.value, t)}
              <p className={css['other']}>{origin(fact)}</p>
              {overridden
                .filter(({ field }) => field === fact.field)
                .map((one) => (
                  <p key={`${one.source} ${one.number}`} className={css['other']}>
                    {t('support.facility.instead-of', { value: factText(one.field, one.value, t), origin: origin(one) })}
                  </p>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
