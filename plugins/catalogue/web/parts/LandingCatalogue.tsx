import type { CatalogueLayout } from '#web/data/layout.ts'
import type { FillProps } from '#web/plugin-ui.ts'
import type { FacilityCard } from '../../contract/facility-card.ts'
import { LandingCities } from './LandingCities.tsx'
import { LandingRecommended } from './LandingRecommended.tsx'

/** The catalogue's contribution to the frame, with what only the front door shows of it. */
type LandingLayout = CatalogueLayout & { readonly recommended?: readonly FacilityCard[]; readonly today?: string }

/** What the front door shows of the catalogue. */
export const LandingCatalogue = ({ of, data: part }: FillProps<'landing', LandingLayout>) => (
  <>
    <LandingCities of={of} data={part} />
    <LandingRecommended cards={part.recommended ?? []} today={part.today ?? ''} />
  </>
)
