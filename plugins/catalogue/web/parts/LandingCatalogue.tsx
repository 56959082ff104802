import type { WithSlotData } from '#core/plugin/slot.ts'
import type { CatalogueLayout } from '#web/runtime/catalogue-layout.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { ListedCard, MethodLabels } from '../../contract/listed-card.ts'
import { LandingCities } from './LandingCities.tsx'
import { LandingRecommended } from './LandingRecommended.tsx'

/** Layout data of the catalogue, with what only the landing page needs. */
type LandingLayout = CatalogueLayout & {
  readonly recommended?: readonly ListedCard[]
  readonly methods?: MethodLabels
  readonly today?: string
}

/** The catalogue's section of the landing page. */
export const LandingCatalogue = ({ of, data: layout }: FillProps<WithSlotData, LandingLayout>) => (
  <>
    <LandingCities of={of} data={layout} />
    <LandingRecommended cards={layout.recommended ?? []} methods={layout.methods ?? {}} today={layout.today ?? ''} />
  </>
)
