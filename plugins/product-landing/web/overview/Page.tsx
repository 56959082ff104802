import { usePageData } from '#web/data/use-page-data.ts'
import { PaperHouse } from '../drawings/PaperHouse.tsx'
import { Calls } from '../parts/Calls.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Numbers } from '../parts/Numbers.tsx'
import type { data } from './overview.data.ts'
import { Planned } from './Planned.tsx'
import { Price } from './Price.tsx'
import { Steps } from './Steps.tsx'
import { Today } from './Today.tsx'

/** What Kredka is to those who run a facility: what they have, what is coming, how to begin, what it costs. */
export const Page = () => {
  const numbers = usePageData<typeof data>()
  return (
    <>
      <Hero page="overview" beside={<PaperHouse />} below={<Numbers of={numbers} />}>
        <Calls onward={{ to: 'product_landing_price_list', label: 'product-landing.call.prices' }} />
      </Hero>
      <Today />
      <Planned />
      <Steps />
      <Price />
    </>
  )
}
