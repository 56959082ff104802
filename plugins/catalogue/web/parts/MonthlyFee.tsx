import { money } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facility-card.module.css'

/** Monthly fee of basic care; nothing while it is unknown. `fee`: grosze; 0 is free of charge. */
export const MonthlyFee = ({ fee }: { fee: number | null }) => {
  const t = useT()
  const language = useLanguage()
  if (fee === null) return null
  return (
    <p className={css['fee']}>
      {fee === 0 ? (
        <strong>{t('catalogue.card.fee.free')}</strong>
      ) : (
        <>
          <strong>{money(fee, language)}</strong> {t('catalogue.card.fee.month')}
        </>
      )}
    </p>
  )
}
