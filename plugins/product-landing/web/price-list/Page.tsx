import { usePageData } from '#web/runtime/use-page-data.ts'
import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'
import { AvailableNow } from './AvailableNow.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { Comparison, PlannedComparison } from './OfferTable.tsx'
import { buildOffer, isCompared, isEverywhere, isPlanned, linesOf } from './offer.ts'
import { Packages } from './Packages.tsx'
import type { data } from './price-list.data.ts'

/** Price list: packages with their prices, what each contains today, what is planned, questions and answers. */
export const Page = () => {
  const list = usePageData<typeof data>()
  const offer = buildOffer(list)
  return (
    <>
      <Hero page="price-list" below={<Packages sold={list.packages} />} />
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
