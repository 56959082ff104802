import { Gift } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Closing } from '../components/Closing.tsx'
import { Hero } from '../components/Hero.tsx'
import type { priceListData } from '../pages.data.ts'
import { AvailableNow } from './AvailableNow.tsx'
import css from './good-to-know.module.css'
import { Comparison, PlannedComparison } from './OfferTable.tsx'
import { buildOffer, isCompared, isEverywhere, isPlanned, linesOf } from './offer.ts'
import { Packages } from './Packages.tsx'

/** Price list: packages with their prices, what each contains today, what is planned, questions and answers. */
export const Page = () => {
  const t = useT()
  const list = usePageData<typeof priceListData>()
  const offer = buildOffer(list)
  return (
    <>
      <Hero page="price-list" below={<Packages sold={list.packages} />}>
        {list.trialDays !== null && (
          <p className={css['trial']}>
            <Icon of={Gift} />
            {t('product-landing.price-list.trial', { days: list.trialDays })}
          </p>
        )}
      </Hero>
      <Comparison of={linesOf(offer, isCompared)} />
      <AvailableNow of={linesOf(offer, isEverywhere)} />
      <PlannedComparison of={linesOf(offer, isPlanned)} />
      <GoodToKnow trialDays={list.trialDays} />
      <Closing
        page="price-list"
        colour="violet"
        secondaryLink={{ to: 'product_landing_functions', label: 'product-landing.call.functions' }}
      />
    </>
  )
}

const questions = ['who', 'trial', 'pay', 'limits', 'end', 'order'] as const

/** Questions and answers about packages. */
const GoodToKnow = ({ trialDays }: { readonly trialDays: number | null }) => {
  const t = useT()
  return (
    <section aria-labelledby="dobrze-wiedziec" className={css['section']}>
      <h2 id="dobrze-wiedziec">{t('product-landing.know.title')}</h2>
      <dl className={css['list']}>
        {questions
          .filter((name) => name !== 'trial' || trialDays !== null)
          .map((name) => (
            <div key={name}>
              <dt className={css['question']}>{t(messageKey('product-landing.know', name, 'question'))}</dt>
              <dd className={css['answer']}>{t(messageKey('product-landing.know', name, 'answer'), { days: trialDays })}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
