import { Band } from '#web/design/Band.tsx'
import { useT } from '#web/i18n/words.ts'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { Calls } from '../parts/Calls.tsx'
import css from './overview.module.css'

/** What it costs in one sentence, and the way to the price list. */
export const Price = () => {
  const t = useT()
  return (
    <Band colour="yellow" labelledBy="cena" beside={<CrayonBox large />}>
      <h2 id="cena" className={css['amount']}>
        {t('product-landing.price.title')}
      </h2>
      <p className={css['lead']}>{t('product-landing.price.text')}</p>
      <Calls look="second" onward={{ to: 'product_landing_price_list', label: 'product-landing.price.more' }} />
    </Band>
  )
}
