import { useT } from '#web/i18n/words.ts'
import { HiddenTelephone } from '../drawings/HiddenTelephone.tsx'
import { PinOnMap } from '../drawings/PinOnMap.tsx'
import { DatedCard } from '../drawings/DatedCard.tsx'
import { ThreeTongues } from '../drawings/ThreeTongues.tsx'
import css from './overview.module.css'

const gifts = [
  ['page', DatedCard],
  ['map', PinOnMap],
  ['languages', ThreeTongues],
  ['contact', HiddenTelephone],
] as const

/** What every facility of a register has without asking and without paying. */
export const Today = () => {
  const t = useT()
  return (
    <section aria-labelledby="dzis" className={css['section']}>
      <div className={css['opening']}>
        <h2 id="dzis">{t('product-landing.today.title')}</h2>
        <p className={css['lead']}>{t('product-landing.today.lead')}</p>
      </div>
      <ul className={css['gifts']}>
        {gifts.map(([name, Drawing]) => (
          <li key={name} className={css['gift']}>
            <Drawing />
            <div className={css['giftWords']}>
              <h3>{t(`product-landing.today.${name}.title`)}</h3>
              <p>{t(`product-landing.today.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
