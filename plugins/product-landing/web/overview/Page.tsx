import { ArrowRight, Clock } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Section } from '#web/ui/primitives/Section.tsx'
import { CrayonBox } from '../drawings/CrayonBox.tsx'
import { PaperHouse } from '../drawings/PaperHouse.tsx'
import type { overviewData } from '../pages.data.ts'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Numbers } from '../parts/Numbers.tsx'
import { AvailableToday } from './AvailableToday.tsx'
import css from './overview.module.css'

/** Product page for facilities: available and planned functions, first steps, price. */
export const Page = () => {
  const numbers = usePageData<typeof overviewData>()
  return (
    <>
      <Hero page="overview" beside={<PaperHouse />} below={<Numbers of={numbers} />}>
        <CallToAction secondaryLink={{ to: 'product_landing_price_list', label: 'product-landing.call.prices' }} />
      </Hero>
      <AvailableToday />
      <Planned />
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

const plans = ['news', 'website'] as const

/** Section of planned functions. */
const Planned = () => {
  const t = useT()
  return (
    <Section colour="violet" labelledBy="planowane">
      <div className={css['opening']}>
        <h2 id="planowane">{t('product-landing.plans.title')}</h2>
        <p className={css['lead']}>{t('product-landing.plans.lead')}</p>
      </div>
      <ul className={css['plans']}>
        {plans.map((name) => (
          <li key={name} className={css['plan']}>
            <h3 className={css['planName']}>
              <Icon of={Clock} />
              {t(messageKey('product-landing.plans', name, 'title'))}
            </h3>
            <p className={css['quiet']}>{t(messageKey('product-landing.plans', name, 'text'))}</p>
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
