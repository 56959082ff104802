import { money } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'

/** The month's price, or the hour's where there is no other, and meals below it. */
export const Price = ({ fees }: { fees: Facts['fees'] }) => {
  const t = useT()
  const language = useLanguage()
  if (!fees) return null
  const { month, fundedMonth, hour, mealsMonth, mealsDay } = fees.value
  const [amount, per] =
    month !== null ? ([month, 'month'] as const) : fundedMonth !== null ? ([fundedMonth, 'funded'] as const) : ([hour, 'hour'] as const)
  const meals = mealsMonth !== null ? ([mealsMonth, 'month'] as const) : mealsDay !== null ? ([mealsDay, 'day'] as const) : null
  if (amount === null && !meals) return null
  return (
    <div>
      {amount !== null && (
        <p className={css['price']}>
          <a href="#oplaty">{amount === 0 ? t('facility-profile.fees.free') : money(amount, language)}</a>{' '}
          <span>{t(`facility-profile.price.${per}`)}</span>
        </p>
      )}
      {meals && <p className={css['hint']}>{t(`facility-profile.price.meals-${meals[1]}`, { amount: money(meals[0], language) })}</p>}
    </div>
  )
}
