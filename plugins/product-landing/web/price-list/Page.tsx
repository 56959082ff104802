import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'
import { AvailableNow } from './AvailableNow.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { OfferTable } from './OfferTable.tsx'
import { Packages } from './Packages.tsx'

/** Price list: packages, what is available today, comparison of what is planned, questions and answers. */
export const Page = () => (
  <>
    <Hero page="price-list" below={<Packages />} />
    <AvailableNow />
    <OfferTable />
    <GoodToKnow />
    <Closing
      page="price-list"
      colour="violet"
      secondaryLink={{ to: 'product_landing_functions', label: 'product-landing.call.functions' }}
    />
  </>
)
