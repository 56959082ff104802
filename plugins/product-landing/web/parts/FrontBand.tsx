import { ArrowRight } from 'lucide-react'
import { catalogueLayout } from '#web/data/layout.ts'
import { Band } from '#web/design/Band.tsx'
import { LinkButton } from '#web/design/Button.tsx'
import { Figures } from '#web/design/Figures.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { saidNumber } from './said-number.ts'

/** The front door's word to those who run a facility, with how many the directory holds, as the catalogue has counted them. */
export const FrontBand = () => {
  const t = useT()
  const { context, href } = usePage()
  const { zlobki = 0, przedszkola = 0 } = catalogueLayout(context)?.totals ?? {}
  const facilities = zlobki + przedszkola
  return (
    <Band
      colour="violet"
      card
      labelledBy="dla-placowek"
      {...(facilities > 0 && { beside: <Figures of={[saidNumber(t, 'facilities', facilities)]} /> })}
    >
      <h2 id="dla-placowek">{t('product-landing.front.title')}</h2>
      <p>{t('product-landing.front.text')}</p>
      <p>
        <LinkButton look="main" href={href('product_landing')}>
          {t('product-landing.front.more')}
          <Icon of={ArrowRight} />
        </LinkButton>
      </p>
    </Band>
  )
}
