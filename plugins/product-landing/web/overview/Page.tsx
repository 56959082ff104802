import { usePageData } from '#web/runtime/use-page-data.ts'
import { PaperHouse } from '../drawings/PaperHouse.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Numbers } from '../parts/Numbers.tsx'
import { AvailableToday } from './AvailableToday.tsx'
import type { data } from './overview.data.ts'
import { Planned } from './Planned.tsx'
import { Price } from './Price.tsx'
import { Steps } from './Steps.tsx'

/** Product page for facilities: available and planned functions, first steps, price. */
export const Page = () => {
  const numbers = usePageData<typeof data>()
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
