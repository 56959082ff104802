import { money } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facility-card.module.css'

/** Monthly fee of basic care. `fee`: grosze; 0 is free of charge, `null` unknown. */
export const MonthlyFee = ({ fee }: { fee: number | null }) => {
  const t = useT()
  const language = useLanguage()
  if (fee === null) return <p className={css['unknown']}>{t('catalogue.card.fee.unknown')}</p>
  if (fee === 0)
    return (
      <p className={css['fee']}>
        <strong>{t('catalogue.card.fee.free')}</strong>
      </p>
    )
  return (
    <p className={css['fee']}>
      <strong>{money(fee, language)}</strong> {t('catalogue.card.fee.month')}
    </p>
  )
}
