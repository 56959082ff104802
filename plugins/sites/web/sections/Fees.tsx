import { money } from '#core/kernel/formats.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { SectionProps } from '../site.data.ts'
import { PolishLine } from './PolishLine.tsx'
import css from './sections.module.css'

const kinds = ['month', 'fundedMonth', 'hour', 'mealsMonth', 'mealsDay', 'extraHour'] as const

/** Fees of a place, a line for each kind that is known. */
export const Fees = ({ site: { facts }, heading }: SectionProps) => {
  const t = useT()
  const language = useLanguage()
  const { fees, tuition } = facts
  const amounts = kinds.flatMap((kind) => {
    const amount = fees?.value[kind] ?? null
    return amount === null ? [] : [{ kind, text: amount === 0 ? t('facility-profile.fees.free') : money(amount, language) }]
  })
  const discounts = fees?.value.discounts ?? null
  if (amounts.length === 0 && !tuition && discounts === null) return null
  return (
    <SiteSection kind="payment" heading={heading === '' ? t('facility-profile.fees') : heading}>
      <dl className={css['lines']}>
        {tuition && (
          <div>
            <dt>{t('facility-profile.fees.tuition')}</dt>
            <dd lang={tagOf.pl}>{tuition.value}</dd>
          </div>
        )}
        {amounts.map(({ kind, text }) => (
          <div key={kind}>
            <dt>
              {t(messageKey('facility-profile.fees', kind))}
              <span className={css['hint']}>{t(messageKey('facility-profile.fees', kind, 'hint'))}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {discounts !== null && <PolishLine label={`${t('facility-profile.fees.discounts')}: `} text={discounts} />}
    </SiteSection>
  )
}
