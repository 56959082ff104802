import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { DatedCard } from '../drawings/DatedCard.tsx'
import { HiddenTelephone } from '../drawings/HiddenTelephone.tsx'
import { PinOnMap } from '../drawings/PinOnMap.tsx'
import { ThreeKites } from '../drawings/ThreeKites.tsx'
import css from './overview.module.css'

const benefits = [
  ['page', DatedCard],
  ['map', PinOnMap],
  ['languages', ThreeKites],
  ['contact', HiddenTelephone],
] as const

/** Section of what every registered facility has for free. */
export const AvailableToday = () => {
  const t = useT()
  return (
    <section aria-labelledby="dzis" className={css['section']}>
      <div className={css['opening']}>
        <h2 id="dzis">{t('product-landing.today.title')}</h2>
        <p className={css['lead']}>{t('product-landing.today.lead')}</p>
      </div>
      <ul className={css['gifts']}>
        {benefits.map(([name, Drawing]) => (
          <li key={name} className={css['gift']}>
            <Drawing />
            <div className={css['giftWords']}>
              <h3>{t(messageKey('product-landing.today', name, 'title'))}</h3>
              <p>{t(messageKey('product-landing.today', name, 'text'))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
