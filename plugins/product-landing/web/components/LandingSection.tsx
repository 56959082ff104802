import { ArrowRight } from 'lucide-react'
import { catalogueLayout } from '#web/runtime/catalogue-layout.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Figures } from '#web/ui/primitives/Figures.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Section } from '#web/ui/primitives/Section.tsx'
import { formatCount } from './format-count.ts'

/** Home page section for facilities, with the number of facilities from the catalogue. */
export const LandingSection = () => {
  const t = useT()
  const { context, href } = usePage()
  const { zlobki = 0, przedszkola = 0 } = catalogueLayout(context)?.totals ?? {}
  const facilities = zlobki + przedszkola
  return (
    <Section
      colour="violet"
      card
      labelledBy="dla-placowek"
      {...(facilities > 0 && { beside: <Figures of={[formatCount(t, 'facilities', facilities)]} /> })}
    >
      <h2 id="dla-placowek">{t('product-landing.front.title')}</h2>
      <p>{t('product-landing.front.text')}</p>
      <p>
        <LinkButton look="second" href={href('product_landing')}>
          {t('product-landing.front.more')}
          <Icon of={ArrowRight} />
        </LinkButton>
      </p>
    </Section>
  )
}
