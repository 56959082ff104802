import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { OfferTable } from './OfferTable.tsx'
import { Packages } from './Packages.tsx'

/** What it costs: the packages, what is in which, and what one asks before one signs. */
export const Page = () => (
  <>
    <Hero page="price-list" below={<Packages />} />
    <OfferTable />
    <GoodToKnow />
    <Closing page="price-list" colour="violet" onward={{ to: 'product_landing_functions', label: 'product-landing.call.functions' }} />
  </>
)
