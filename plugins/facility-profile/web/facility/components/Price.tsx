import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { priceOf } from '../price-of.ts'

/** Monthly fee, or the hourly one if there is no other. */
export const Price = ({ fees }: { fees: Facts['fees'] }) => {
  const t = useT()
  const language = useLanguage()
  const { fee } = priceOf(fees)
  if (fee === null) return null
  return (
    <p className={css['price']}>
      <a href="#oplaty">{fee.amount === 0 ? t('card.fee.free') : money(fee.amount, language)}</a>{' '}
      <span>{t(messageKey('facility-profile.price', fee.period))}</span>
    </p>
  )
}
