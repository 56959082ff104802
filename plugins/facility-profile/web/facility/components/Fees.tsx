import { contradictionsOf } from '#core/facilities/contradictions.ts'
import { factDay } from '#core/kernel/dates.ts'
import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

const feeKinds = ['month', 'fundedMonth', 'hour', 'mealsMonth', 'mealsDay', 'extraHour'] as const

const none = { month: null, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null } as const

/** Fees in the facility's own words and those of the register, one line per kind; unknown ones are left out. */
export const Fees = ({ fees, tuition }: { fees: Facts['fees']; tuition: Facts['tuition'] }) => {
  const t = useT()
  const language = useLanguage()
  if (!fees && !tuition) return null
  const { discounts, ...amounts } = fees?.value ?? none
  const differ = contradictionsOf({ fees, tuition }).length > 0
  return (
    <Section id="oplaty" title={t('facility-profile.fees')} from={[fees, tuition]} dated>
      <dl className={css['lines']}>
        {tuition && (
          <div>
            <dt>
              {t('facility-profile.fees.tuition')}
              {differ && (
                <span className={css['hint']}>{t('facility-profile.fees.tuition.hint', { date: factDay(tuition.on, language) })}</span>
              )}
            </dt>
            <dd lang="pl">{tuition.value}</dd>
          </div>
        )}
        {feeKinds.flatMap((kind) => {
          const amount = amounts[kind]
          return amount === null
            ? []
            : [
                <div key={kind}>
                  {differ && fees && kind === 'month' ? (
                    <dt>
                      {t('facility-profile.fees.register')}
                      <span className={css['hint']}>{t('facility-profile.fees.register.hint', { date: factDay(fees.on, language) })}</span>
                    </dt>
                  ) : (
                    <dt>
                      {t(messageKey('facility-profile.fees', kind))}
                      <span className={css['hint']}>{t(messageKey('facility-profile.fees', kind, 'hint'))}</span>
                    </dt>
                  )}
                  <dd>{amount === 0 ? t('facility-profile.fees.free') : money(amount, language)}</dd>
                </div>,
              ]
        })}
      </dl>
      {differ && <p className={css['hint']}>{t('facility-profile.fees.differ')}</p>}
      {discounts !== null && (
        <div className={css['words']}>
          <h3>{t('facility-profile.fees.discounts')}</h3>
          <p lang="pl">{discounts}</p>
        </div>
      )}
    </Section>
  )
}
