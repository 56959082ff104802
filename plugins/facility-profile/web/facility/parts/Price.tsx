import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'

/** Monthly fee, or the hourly one if there is no other, with the price of meals below; `short` leaves out the meals. */
export const Price = ({ fees, short }: { fees: Facts['fees']; short?: boolean }) => {
  const t = useT()
  const language = useLanguage()
  if (!fees) return null
  const { month, fundedMonth, hour, mealsMonth, mealsDay } = fees.value
  const [amount, period] =
    month !== null ? ([month, 'month'] as const) : fundedMonth !== null ? ([fundedMonth, 'funded'] as const) : ([hour, 'hour'] as const)
  const meals = mealsMonth !== null ? ([mealsMonth, 'month'] as const) : mealsDay !== null ? ([mealsDay, 'day'] as const) : null
  if (amount === null && (short || !meals)) return null
  return (
    <div>
      {amount !== null && (
        <p className={css['price']}>
          <a href="#oplaty">{amount === 0 ? t('facility-profile.fees.free') : money(amount, language)}</a>{' '}
          <span>{t(messageKey('facility-profile.price', period))}</span>
        </p>
      )}
      {meals && !short && (
        <p className={css['hint']}>
          {t(meals[1] === 'month' ? 'facility-profile.price.meals-month' : 'facility-profile.price.meals-day', {
            amount: money(meals[0], language),
          })}
        </p>
      )}
    </div>
  )
}
