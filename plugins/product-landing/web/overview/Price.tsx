import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Section } from '#web/ui/primitives/Section.tsx'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import css from './overview.module.css'

/** Section with the price in one sentence and a link to the price list. */
export const Price = () => {
  const t = useT()
  return (
    <Section colour="yellow" labelledBy="cena" beside={<CrayonBox large />}>
      <h2 id="cena" className={css['amount']}>
        {t('product-landing.price.title')}
      </h2>
      <p className={css['lead']}>{t('product-landing.price.text')}</p>
      <CallToAction look="second" secondaryLink={{ to: 'product_landing_price_list', label: 'product-landing.price.more' }} />
    </Section>
  )
}
