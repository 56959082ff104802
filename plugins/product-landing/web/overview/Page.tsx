import { ArrowRight, CircleCheck } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Section } from '#web/ui/primitives/Section.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import { Hero } from '../components/Hero.tsx'
import { Numbers } from '../components/Numbers.tsx'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { PaperHouse } from '../drawings/PaperHouse.tsx'
import type { overviewData } from '../pages.data.ts'
import { AvailableToday } from './AvailableToday.tsx'
import { FindFacility } from './FindFacility.tsx'
import css from './overview.module.css'

/** Product page for facilities: the way to one's own, what is there for free, what the panel has, first steps, price. */
export const Page = () => {
  const numbers = usePageData<typeof overviewData>()
  return (
    <>
      <Hero page="overview" beside={<PaperHouse />} below={<Numbers of={numbers} />}>
        <FindFacility />
      </Hero>
      <AvailableToday />
      <InPanel />
      <Steps />
      <Price />
    </>
  )
}

/** Section with the price in one sentence and a link to the price list. */
const Price = () => {
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

const steps = ['find', 'check', 'see'] as const

/** Section of the first steps, in order. */
const Steps = () => {
  const t = useT()
  return (
    <section aria-labelledby="poczatek" className={css['section']}>
      <h2 id="poczatek">{t('product-landing.steps.title')}</h2>
      <ol className={css['steps']}>
        {steps.map((name) => (
          <li key={name} className={css['step']}>
            <h3>{t(messageKey('product-landing.steps', name, 'title'))}</h3>
            <p className={css['quiet']}>{t(messageKey('product-landing.steps', name, 'text'))}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const parts = ['recruitment', 'talks', 'news', 'website'] as const

/** Section of what the panel of a facility has once it is claimed. */
const InPanel = () => {
  const t = useT()
  return (
    <Section colour="violet" labelledBy="panel">
      <div className={css['opening']}>
        <h2 id="panel">{t('product-landing.panel.title')}</h2>
        <p className={css['lead']}>{t('product-landing.panel.lead')}</p>
      </div>
      <ul className={css['parts']}>
        {parts.map((name) => (
          <li key={name} className={css['part']}>
            <h3 className={css['partName']}>
              <Icon of={CircleCheck} />
              {t(messageKey('product-landing.panel', name, 'title'))}
            </h3>
            <p className={css['quiet']}>{t(messageKey('product-landing.panel', name, 'text'))}</p>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton href={useHref()('product_landing_functions')}>
          {t('product-landing.call.functions')}
          <Icon of={ArrowRight} />
        </LinkButton>
      </p>
    </Section>
  )
}
